#include "ludemes/rules/placing.h"

#include <algorithm>
#include <limits>

#include "ir/ops/outcomes.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_place_site;
extern const Ludeme start_place_sites;
extern const Ludeme start_set_property;

NodeId placed_count(Lowering& l, const Use& use) {
  if (use.has("count")) return l.integer(use, "count");
  const auto counts = use.items("counts");
  return counts.empty() ? l.ir.constant(1) : l.integer(counts.front());
}

NodeId placed_sites(Lowering& l, const Use& use) {
  if (use.has("sites")) return l.region(use, "sites");
  std::vector<int> sites;
  for (const BoundId id : use.items("coords"))
    sites.push_back(l.equipment.board.find_label(l.site_type(use), l.maker.word(id)));
  if (!sites.empty()) return l.ir.set_of(sites);
  std::vector<NodeId> singles;
  for (const BoundId id : use.items("indices")) singles.push_back(l.ir.node(Op::Single, {l.integer(id)}));
  return l.ir.node(Op::Union, singles);
}

namespace {

// Pieces that the start rule places; kAnyNumber where that depends on the state.
constexpr int kAnyNumber = std::numeric_limits<std::int16_t>::max();
int pieces_placed(Lowering& l, const Use& rule) {
  const Ludeme* const ludeme = rule.form().ludeme;
  NodeId each;
  int sites = 1;
  if (ludeme == &start_place_site) {
    each = placed_count(l, rule);
  } else if (ludeme == &start_place_sites) {
    each = placed_count(l, rule);
    sites = rule.has("sites")
                ? l.equipment.board.count(l.default_type())
                : static_cast<int>(std::max(rule.items("indices").size(), rule.items("coords").size()));
  } else if (ludeme == &start_set_property && rule.word("property") == "Count") {
    each = l.integer(rule, "value");
    if (rule.has("to")) {
      const auto to = constant_sites(l, l.region(rule, "to"));
      if (!to) return kAnyNumber;
      sites = static_cast<int>(to->size());
    }
  } else {
    return 0;
  }
  const auto number = constant_int(l, each);
  if (!number || *number > kAnyNumber || sites > kAnyNumber) return kAnyNumber;
  return std::min(kAnyNumber, std::max(*number, 0) * sites);
}

}  // namespace

int most_on_a_site(Lowering& l) {
  if (l.program.uses.dominoes) return static_cast<int>(l.equipment.components.size());
  int most = l.equipment.site_count();
  for (const ir::Component& component : l.equipment.components) most = std::max(most, component.max_count);
  int placed = 0;
  const Use all = l.use(l.description.bound.root).use("rules");
  if (!all.has("start")) return most;
  const auto add = [&](BoundId id) {
    if (l.description.bound[id].kind == BoundKind::Form)
      placed = std::min(kAnyNumber, placed + pieces_placed(l, l.use(id)));
  };
  const Use start = all.use("start");
  if (start.has("rule")) add(start.arg("rule"));
  for (const BoundId id : start.items("rules")) add(id);
  return std::max(most, placed);
}

NodeId at_once(Lowering& l, const Use& use) {
  return l.ir.node(Op::Settle, {l.perform(use.arg("rule"))});
}

int container_named(const Lowering& l, std::string_view name) {
  for (size_t i = 0; i < l.equipment.containers.size(); ++i)
    if (l.equipment.containers[i].name == name) return static_cast<int>(i);
  return -1;
}

int container_asked(Lowering& l, const Use& use) {
  const int container = container_named(l, use.word("container"));
  if (container >= 0) return container;
  std::string names;
  for (const ir::Container& c : l.equipment.containers)
    names += (names.empty() ? "\"" : ", \"") + c.name + "\"";
  use.fail_at("container", "L0354",
              "there is no container \"" + std::string(use.word("container")) + "\"; this game has " + names);
  return 0;
}

NodeId container_sites(Lowering& l, int container) {
  const ir::Container& c = l.equipment.containers[static_cast<size_t>(container)];
  std::vector<int> sites;
  for (int i = 0; i < c.sites; ++i) sites.push_back(c.first + i);
  return l.ir.set_of(sites);
}

NodeId first_free_site(Lowering& l, int container) {
  const NodeId empty = l.ir.node(Op::EmptySites, {}, {l.space(l.default_type())});
  return l.ir.node(Op::First, {l.ir.node(Op::Intersection, {empty, container_sites(l, container)})});
}

}  // namespace ludens::ludemes::rules
