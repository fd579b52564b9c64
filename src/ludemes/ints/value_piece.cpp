// value_piece.cpp - (value Piece): the value of a piece.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme value_piece = {
    .rule = "value",
    .form = "(value Piece [<siteType>] at:<int> [level:<int>])",
    .summary = "The value of the piece at a site, 0 where there is none",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "the site"},
               {"level", "the level in a stack [the top]"}},
    .example = "(value Piece at:(last To))",
};

}  // namespace ludens::ludemes::ints
