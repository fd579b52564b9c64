// value_piece.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme value_piece = {
    .rule = "value",
    .form = "(value Piece [<siteType>] at:<int> [level:<int>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"at", "TODO"},
               {"level", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
