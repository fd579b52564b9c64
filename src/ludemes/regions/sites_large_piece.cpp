// sites_large_piece.cpp - (sites LargePiece): what a large piece covers.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_large_piece = {
    .rule = "sites",
    .form = "(sites LargePiece [<siteType>] at:<int>)",
    .summary = "The sites that the large piece at a site covers",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "the site that the piece is placed on"}},
    .example = "(sites LargePiece at:(last To))",
};

}  // namespace ludens::ludemes::regions
