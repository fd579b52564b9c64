// results.cpp - (results): a number for each pair of sites.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::arrays {

namespace {

NodeId lower_results(Lowering& l, const Use& use) {
  return l.ir.node(Op::ListResults, {site_or_region(l, use, "from", "fromSites"),
                                     site_or_region(l, use, "to", "toSites"), l.integer(use, "value")});
}

}  // namespace

constexpr Meaning results_meaning{.lower = lower_results};

extern const Ludeme results = {
    .rule = "results",
    .form = "(results (from:<int> | from:<sites>) (to:<int> | to:<sites>) <int>)",
    .summary = "The values of a number for each origin and each destination, as (from) and (to), in order",
    .params = {{"from", "the origin"},
               {"fromSites", "the origins"},
               {"to", "the destination"},
               {"toSites", "the destinations, worked out for each origin"},
               {"value", "the number to work out"}},
    .example = "(results from:(last To) to:(sites Occupied by:Next) (count Steps (from) (to)))",
    .meaning = &results_meaning,
};

}  // namespace ludens::ludemes::arrays
