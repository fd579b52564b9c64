// rotation.cpp - (rotation): how a piece is turned.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme rotation = {
    .rule = "rotation",
    .form = "(rotation [<siteType>] at:<int> [level:<int>])",
    .summary = "The rotation of the piece at a site, in steps from 0",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "the site"},
               {"level", "the level in a stack [the top]"}},
    .example = "(rotation at:(last To))",
};

}  // namespace ludens::ludemes::ints
