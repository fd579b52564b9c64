// size_large_piece.cpp - (size LargePiece): how many sites large pieces cover.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme size_large_piece = {
    .rule = "size",
    .form = "(size LargePiece [<siteType>] (in:<sites> | at:<int>))",
    .summary = "The number of sites covered by the large piece at a site, or by those of a region",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"in", "the region"},
               {"at", "the site"}},
    .example = "(size LargePiece at:(last To))",
};

}  // namespace ludens::ludemes::ints
