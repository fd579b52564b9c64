// cost.cpp - (cost): what a site costs.
#include "ludemes/ints/start_properties.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_cost(Lowering& l, const Use& use) {
  const SiteType type = use.pick("siteType", kSiteTypeNames, SiteType::Cell);
  std::vector<std::int32_t> costs(static_cast<size_t>(l.equipment.board.count(type)), 0);
  set_at_start(l, type, "Cost", costs);
  if (use.has("at")) return value_at(l, l.integer(use, "at"), std::move(costs), 0);
  return l.ir.node(Op::SumOver, {l.region(use, "in")}, {l.ir.list(std::move(costs))});
}

}  // namespace

constexpr Meaning cost_meaning{.lower = lower_cost};

extern const Ludeme cost = {
    .rule = "cost",
    .form = "(cost [<siteType>] (at:<int> | in:<sites>))",
    .summary = "The cost set for a site, or the sum of the costs of a region",
    .params = {{"siteType", "the type of site [Cell]"}, {"at", "the site"}, {"in", "the region"}},
    .example = "(cost at:(to))",
    .meaning = &cost_meaning,
};

}  // namespace ludens::ludemes::ints
