// cost.cpp - (cost): what a site costs.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::rules {
extern const Ludeme start_set_property;
}

namespace ludens::ludemes::ints {

namespace {

// Costs are set by start rules and never change.
std::vector<std::int32_t> costs_of(Lowering& l, SiteType type) {
  std::vector<std::int32_t> costs(static_cast<size_t>(l.equipment.board.count(type)), 0);
  for (BoundId id = 0; id < l.description.bound.size(); ++id) {
    const Bound& bound = l.description.bound[id];
    if (bound.kind != BoundKind::Form || bound.form->ludeme != &rules::start_set_property) continue;
    const Use rule = l.use(id);
    if (rule.word("property") != "Cost" || l.site_type(rule) != type) continue;
    const auto sites = constant_sites(l, site_or_region(l, rule, "at", "to"));
    const auto cost = constant_int(l, l.integer(rule, "value"));
    if (!sites || !cost) {
      l.need(id, "(set Cost) that depends on the state", ir::Type::Int);
      continue;
    }
    for (const int site : *sites)
      if (site < static_cast<int>(costs.size())) costs[static_cast<size_t>(site)] = *cost;
  }
  return costs;
}

NodeId lower_cost(Lowering& l, const Use& use) {
  std::vector<std::int32_t> costs = costs_of(l, use.pick("siteType", kSiteTypeNames, SiteType::Cell));
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
