// ahead.cpp - (ahead): the site some steps away in a direction.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme ahead = {
    .rule = "ahead",
    .form = "(ahead [<siteType>] <int> [steps:<int>] [<direction>])",
    .summary =
        "The site reached from a site by steps in a direction, or the site itself where the board ends "
        "first",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"site", "where to start"},
               {"steps", "how many steps [1]"},
               {"direction", "the way to go [Forward for the piece on the site]"}},
    .example = "(ahead (last To) steps:2 N)",
};

}  // namespace ludens::ludemes::ints
