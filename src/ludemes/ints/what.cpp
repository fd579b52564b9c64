// what.cpp - (what): which piece stands on a site.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme what = {
    .rule = "what",
    .form = "(what [<siteType>] at:<int> [level:<int>])",
    .summary = "The index of the piece at a site, 0 where it is empty",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "the site"},
               {"level", "the level in a stack [0, the bottom]"}},
    .example = "(what at:(last To))",
};

}  // namespace ludens::ludemes::ints
