// size_large_piece.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme size_large_piece = {
    .rule = "size",
    .form = "(size LargePiece [<siteType>] (in:<sites> | at:<int>))",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"in", "TODO"},
               {"at", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
