// count_site.cpp - (count at:...), (count Neighbours ...), ...: how much stands on sites and how many sites
// lie about them.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_site = {
    .rule = "count.count",
    .form =
        "(count [<countSiteType>] [<siteType>] [in:<sites> | at:<int> | <string>] [who:<roleType>] "
        "[what:<int> | whats:{<int>}])",
    .summary = "The number of items on a site or region, or of sites in it, or of neighbours of a site",
    .params = {{"countSiteType", "what to count [the pieces on the sites, each with its count]"},
               {"siteType", "the type of site [the board's default]"},
               {"in", "the region"},
               {"at", "the site [(last To)]"},
               {"name", "a container or region by name"},
               {"who", "whose pieces count, for SitesPlatformBelow [not used otherwise]"},
               {"what", "which piece counts, for SitesPlatformBelow [any]"},
               {"whats", "which pieces count, for SitesPlatformBelow [any]"}},
    .example = "(count at:(last To))",
};

}  // namespace ludens::ludemes::ints
