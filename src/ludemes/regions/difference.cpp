// difference.cpp - (difference): a region without some sites.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_difference(Lowering& l, const Use& use) {
  return difference_of(l, l.region(use, "source"), site_or_region(l, use, "site", "subtraction"));
}

}  // namespace

constexpr Meaning difference_meaning{.lower = lower_difference};

extern const Ludeme difference = {
    .rule = "region.math.difference",
    .form = "(difference <sites> (<sites> | <int>))",
    .summary = "The sites of a region that are not in another, or all but one site",
    .params = {{"source", "the region to take from"},
               {"subtraction", "the sites to take out"},
               {"site", "the only site to take out"}},
    .example = "(difference (sites Occupied by:Mover) (sites Centre))",
    .meaning = &difference_meaning,
};

}  // namespace ludens::ludemes::regions
