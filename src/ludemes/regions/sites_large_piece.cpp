// sites_large_piece.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_large_piece = {
    .rule = "sites",
    .form = "(sites LargePiece [<siteType>] at:<int>)",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"at", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
