// who.cpp - (who): whose piece stands on a site.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme who = {
    .rule = "who",
    .form = "(who [<siteType>] at:<int> [level:<int>])",
    .summary = "The number of the owner of the piece at a site, 0 where it is empty or neutral",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "the site"},
               {"level", "the level in a stack [the top]"}},
    .example = "(who at:(last To))",
};

}  // namespace ludens::ludemes::ints
