// sites_distance.cpp - (sites Distance): what lies some steps away.
#include "geometry/distances.h"
#include "ludemes/direction_lowering.h"
#include "ludemes/ranges/ranging.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

// How many (step ...) lead from a site to others; the rule's own condition is asked at each.
NodeId by_steps(Lowering& l, const Use& use, SiteType type, const Range& range) {
  const Use step = use.use("stepMove");
  const NodeId condition = step.has("to") ? l.boolean(step.use("to"), "if") : ir::kNothing;
  return l.ir.node(
      Op::ReachSites,
      {l.integer(use, "from"), range.least, range.most,
       seen_from_here(l, directions_or_adjacent(l, step, "direction", type)),
       condition == ir::kNothing ? l.ir.boolean(true) : condition, l.integer(use, "newRotation")},
      {l.space(type)});
}

NodeId lower_sites_distance(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const Range range = lower_range(l, use.arg("distance"));
  if (use.has("stepMove")) return by_steps(l, use, type, range);
  const auto least = constant_int(l, range.least);
  const auto most = constant_int(l, range.most);
  const auto relation = relation_named(use.word("relation"), geometry::Relation::Adjacent);
  if (!least || !most)
    return l.ir.node(Op::DistanceSites, {l.integer(use, "from"), range.least, range.most},
                     {l.space(type), static_cast<int>(relation)});
  if (*least < 0) return l.ir.set({});
  const auto& next = l.equipment.board.neighbours(type, relation);
  const auto sets = for_each_board_site(
      l, type, [&](int site) { return geometry::sites_at_distance(next, site, *least, *most); });
  return set_at(l, l.integer(use, "from"), sets);
}

}  // namespace

constexpr Meaning sites_distance_meaning{.lower = lower_sites_distance, .traits = kSeeksSitesTrait};

extern const Ludeme sites_distance = {
    .rule = "sites",
    .form =
        "(sites Distance [<siteType>] [<relationType>] [<effect.step>] [newRotation:<int>] from:<int> "
        "<range>)",
    .summary = "The sites whose distance in steps from a site is in a range",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"relation", "which neighbours are one step away [Adjacent]"},
               {"stepMove", "a step rule to follow instead [any step]"},
               {"newRotation",
                "the rotation of the piece at each step, given its rotation as (value) [unchanged]"},
               {"from", "where to start"},
               {"distance", "the distances that count"}},
    .example = "(sites Distance from:(last To) (exact 2))",
    .meaning = &sites_distance_meaning,
};

}  // namespace ludens::ludemes::regions
