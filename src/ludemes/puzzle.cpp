#include "ludemes/puzzle.h"

#include <algorithm>

#include "ir/ops/puzzles.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes {

void add_puzzle_numbers(GameEquipment& made) {
  int most = 0;
  for (const ir::ValueRange& range : made.equipment.values) most = std::max(most, range.max);
  for (int value = 1; value <= most; ++value) {
    ir::Component number;
    number.name = number.kind_name = std::to_string(value);
    made.equipment.components.push_back(std::move(number));
  }
  made.moves.resize(made.equipment.components.size(), kUnbound);
}

int puzzle_parts(Lowering& l, std::string_view named, bool listed) {
  std::vector<std::int32_t> table;
  int family = -1;
  for (const ir::Region& region : l.equipment.regions) {
    if (region.name.find(named) == std::string::npos) continue;
    std::string_view current;
    int number = 0;
    for (size_t i = 0; i < region.parts.size(); ++i) {
      const std::string_view name = i < region.families.size() ? region.families[i] : std::string_view();
      if (name.empty() && !listed) continue;
      if (i == 0 || name != current || name.empty()) {
        current = name;
        number = 0;
        ++family;
      }
      const auto& sites = region.parts[i];
      table.insert(table.end(),
                   {family, number++, name == "AllDirections", static_cast<std::int32_t>(sites.size())});
      table.insert(table.end(), sites.begin(), sites.end());
    }
  }
  return l.ir.list(std::move(table));
}

std::vector<NodeId> puzzle_region_functions(Lowering& l) {
  std::vector<NodeId> out;
  for (const auto& parts : l.made.region_parts)
    for (const BoundId part : parts) out.push_back(l.region(part));
  return out;
}

BoundId puzzle_rule(const Lowering& l) {
  const BoundTree& tree = l.description.bound;
  for (BoundId id = 0; id < tree.size(); ++id)
    if (tree[id].kind == BoundKind::Form && tree[id].form->keyword == "satisfy") return id;
  return kUnbound;
}

namespace {

std::vector<BoundId> constraints_of(const Use& satisfy) {
  std::vector<BoundId> out;
  if (satisfy.has("constraint")) out.push_back(satisfy.arg("constraint"));
  for (const BoundId id : satisfy.items("constraints")) out.push_back(id);
  return out;
}

NodeId all_regions(Lowering& l) {
  std::vector<NodeId> sets = puzzle_region_functions(l);
  for (const ir::Region& region : l.equipment.regions)
    for (const auto& part : region.parts) sets.push_back(l.ir.set_of(part));
  return union_of(l, sets);
}

// The sites that the start gives values to, where that is the first thing it does.
Sites given_sites(Lowering& l) {
  const Use game = l.use(l.description.bound.root);
  const Use rules = game.use("rules");
  if (!rules.has("start")) return {};
  const Use start = rules.use("start");
  const BoundId first = start.has("rule")               ? start.arg("rule")
                        : !start.items("rules").empty() ? start.items("rules")[0]
                                                        : kUnbound;
  if (first == kUnbound || l.description.bound[first].kind != BoundKind::Form) return {};
  const Use given = l.use(first);
  if (given.form().ludeme->rule != "deductionPuzzle.set") return {};
  Sites sites;
  for (const BoundId pair : given.items("pairs"))
    if (!l.maker.items(pair).empty()) sites.push_back(l.maker.whole(l.maker.items(pair)[0]));
  return sites;
}

}  // namespace

NodeId puzzle_variables(Lowering& l, const Use& satisfy) {
  std::vector<NodeId> sets{l.ir.set({})};
  for (const BoundId id : constraints_of(satisfy)) {
    if (l.description.bound[id].kind != BoundKind::Form) continue;
    const Use constraint = l.use(id);
    const std::string_view rule = constraint.form().ludeme->rule;
    const std::string_view form = constraint.form().ludeme->form;
    if (rule == "forAll") {
      sets.push_back(l.ir.set_of(board_sites(l, l.default_type())));
      break;
    }
    const bool sum = constraint.word("isPuzzleRegionResultType") == "Sum";
    if (rule != "deductionPuzzle.all.all" && !sum && !form.starts_with("(is Unique")) continue;
    const bool somewhere = !form.starts_with("(is Unique") && constraint.has("region");
    sets.push_back(somewhere ? l.region(constraint, "region") : all_regions(l));
  }
  return difference_of(l, union_of(l, sets), l.ir.set_of(given_sites(l)));
}

std::vector<NodeId> puzzle_constraints(Lowering& l, const Use& satisfy) {
  std::vector<NodeId> out;
  for (const BoundId id : constraints_of(satisfy)) out.push_back(l.boolean(id));
  return out;
}

NodeId lower_comparison(Lowering& l, const Use& use, Comparison comparison) {
  const NodeId a = l.integer(use, "valueA");
  const NodeId b = l.integer(use, "valueB");
  if (l.program.uses.puzzle)
    return l.ir.node(Op::CompareKnown, {a, b}, {l.space(l.default_type()), static_cast<int>(comparison)});
  switch (comparison) {
    case Comparison::Less:
      return l.ir.node(Op::Lt, {a, b});
    case Comparison::LessOrEqual:
      return l.ir.node(Op::Le, {a, b});
    case Comparison::Greater:
      return l.ir.node(Op::Lt, {b, a});
    default:
      return l.ir.node(Op::Le, {b, a});
  }
}

}  // namespace ludens::ludemes
