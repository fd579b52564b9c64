// count_steps.cpp - (count Steps): how far apart sites are.
#include <algorithm>

#include "ir/ops/counts.h"
#include "ludemes/ints/counting.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

// Directions that depend on a piece are those of the piece at the start, wherever the steps lead.
bool is_of_piece(const Lowering& l, NodeId dirs) {
  if (dirs == ir::kNothing) return false;
  if (l.program.nodes[dirs].op == &Op::DirsFacing) return true;
  const auto operands = l.program.operands(dirs);
  return std::ranges::any_of(operands, [&](NodeId operand) { return is_of_piece(l, operand); });
}

NodeId lower_count_steps(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const NodeId from = l.integer(use, "from");
  const NodeId to = use.has("region") ? l.region(use, "region") : single_site(l, l.integer(use, "to"));
  if (!use.has("stepMove")) {
    const auto relation = use.pick("relation", kRelationNames, geometry::Relation::Adjacent);
    return l.ir.node(Op::StepsApart, {from, to}, {l.space(type), static_cast<int>(relation)});
  }
  const Use step = use.use("stepMove");
  const NodeId dirs = directions_or_adjacent(l, step, "direction", type);
  return l.ir.node(Op::StepsByRule,
                   {from, to, dirs, l.boolean(step.use("to"), "if"), l.integer(use, "newRotation")},
                   {l.space(type), is_of_piece(l, dirs) ? 1 : 0});
}

}  // namespace

constexpr Meaning count_steps_meaning{.lower = lower_count_steps};

extern const Ludeme count_steps = {
    .rule = "count.count",
    .form =
        "(count Steps [<siteType>] [<relationType>] [<effect.step>] [newRotation:<int>] <int> (<int> | "
        "<sites>))",
    .summary =
        "The smallest number of steps from a site to another or to a region, or Infinity where there is no "
        "way",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"relation", "which neighbours are one step away [Adjacent]"},
               {"stepMove", "a step rule to follow instead [any step]"},
               {"newRotation",
                "the rotation of the piece at each step, given its rotation as (value) [unchanged]"},
               {"from", "the first site"},
               {"to", "the other site"},
               {"region", "the sites to reach"}},
    .example = "(count Steps Orthogonal (last From) (last To))",
    .meaning = &count_steps_meaning,
};

}  // namespace ludens::ludemes::ints
