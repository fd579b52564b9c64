// start_set_property.cpp - (set Count), (set Cost), (set Phase) of sites at the start.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_set_property = {
    .rule = "start.set.set",
    .form = "(set <setStartSitesType> <int> [<siteType>] (at:<int> | to:<sites>))",
    .summary = "Sets the count of the pieces on sites, the cost of sites, or their phase",
    .params = {{"property", "what is set"},
               {"value", "what it is"},
               {"siteType", "kind of site meant [the board's own]"},
               {"at", "the site"},
               {"to", "the sites"}},
    .example = "(set Count 4 to:(sites Board))",
};

}  // namespace ludens::ludemes::rules
