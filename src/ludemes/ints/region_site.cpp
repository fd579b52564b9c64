// region_site.cpp - (regionSite): one site of a region.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_region_site(Lowering& l, const Use& use) {
  return l.ir.node(Op::NthSite, {l.region(use, "region"), l.integer(use, "index")});
}

}  // namespace

constexpr Meaning region_site_meaning{.lower = lower_region_site};

extern const Ludeme region_site = {
    .rule = "regionSite",
    .form = "(regionSite <sites> index:<int>)",
    .summary = "The site at an index of a region in order of number, or Off (-1) beyond its end",
    .params = {{"region", "the region"}, {"index", "which site, from 0"}},
    .example = "(regionSite (sites Empty) index:0)",
    .meaning = &region_site_meaning,
};

}  // namespace ludens::ludemes::ints
