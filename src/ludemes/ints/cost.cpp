// cost.cpp - (cost): what a site costs.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme cost = {
    .rule = "cost",
    .form = "(cost [<siteType>] (at:<int> | in:<sites>))",
    .summary = "The cost set for a site, or the sum of the costs of a region",
    .params = {{"siteType", "the type of site [Cell]"}, {"at", "the site"}, {"in", "the region"}},
    .example = "(cost at:(to))",
};

}  // namespace ludens::ludemes::ints
