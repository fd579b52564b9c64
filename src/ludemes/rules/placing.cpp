#include "ludemes/rules/placing.h"

#include <algorithm>

#include "ir/ops/outcomes.h"

namespace ludens::ludemes::rules {

NodeId placed_component(Lowering& l, const Use& use, std::string_view name) {
  const int component = l.component_named(name);
  if (component < 0) l.need(use.id(), "a piece called \"" + std::string(name) + "\"", ir::Type::Void);
  return l.ir.constant(std::max(component, 0));
}

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

NodeId at_once(Lowering& l, const Use& use) {
  return l.ir.node(Op::Settle, {l.perform(use.arg("rule"))});
}

int container_named(const Lowering& l, std::string_view name) {
  for (size_t i = 0; i < l.equipment.containers.size(); ++i)
    if (l.equipment.containers[i].name == name) return static_cast<int>(i);
  return -1;
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
