// sites_random.cpp - (sites Random): sites drawn by chance.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_random(Lowering& l, const Use& use) {
  l.program.stochastic = true;
  const NodeId empty[] = {l.ir.node(Op::EmptySites, {}, {l.space(SiteType::Cell)}),
                          l.ir.set_of(board_sites(l, SiteType::Cell))};
  const NodeId from = use.has("region") ? l.region(use, "region") : intersection_of(l, empty);
  return l.ir.node(Op::RandomSites, {from, use.has("num") ? l.integer(use, "num") : l.ir.constant(1)});
}

}  // namespace

constexpr Meaning sites_random_meaning{.lower = lower_sites_random};

extern const Ludeme sites_random = {
    .rule = "sites",
    .form = "(sites Random [<sites>] [num:<int>])",
    .summary = "Some different sites of a region, drawn at random",
    .params = {{"region", "the sites to draw from [(sites Empty Cell)]"},
               {"num", "how many, or all where there are fewer [1]"}},
    .example = "(sites Random (sites Empty) num:2)",
    .meaning = &sites_random_meaning,
};

}  // namespace ludens::ludemes::regions
