// sites_direction.cpp - (sites Direction): what lies in some direction.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_direction = {
    .rule = "sites",
    .form =
        "(sites Direction (from:<int> | from:<sites>) [<direction>] [included:<boolean>] "
        "[stop:<boolean>] [stopIncluded:<boolean>] [distance:<int>] [<siteType>])",
    .summary = "The sites met from a site or region along directions, up to a stop",
    .params = {{"from", "the site to start at"},
               {"fromSites", "the sites to start at"},
               {"direction", "the directions to go [Adjacent]"},
               {"included", "whether the start belongs to the result [False]"},
               {"stop", "when to stop in a direction, tested on (to) [False]"},
               {"stopIncluded", "whether the site of the stop belongs to the result [False]"},
               {"distance", "how far to go [to the edge]"},
               {"siteType", "the type of site [the board's default]"}},
    .example = "(sites Direction from:(last To) Diagonal stop:(is Occupied (to)))",
};

}  // namespace ludens::ludemes::regions
