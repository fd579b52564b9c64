#include "language/bound_places.h"

namespace ludens {

BoundPlaces::BoundPlaces(const Tree& tree, const BoundTree& bound, const Text& text)
    : tree_(tree), bound_(bound), text_(text), came_from_(bound.size()) {
  std::vector<BoundId> todo{bound_.root};
  std::vector<bool> seen(bound_.size(), false);
  while (!todo.empty()) {
    const BoundId at = todo.back();
    todo.pop_back();
    if (seen[at]) continue;
    seen[at] = true;
    all_.push_back(at);
    const auto args = bound_.args(at);
    for (size_t i = args.size(); i-- > 0;) {
      if (args[i] == kUnbound || seen[args[i]]) continue;
      came_from_[args[i]] = {at, static_cast<std::uint32_t>(i)};
      todo.push_back(args[i]);
    }
  }
}

std::uint32_t BoundPlaces::place(BoundId id, From from) const {
  if (from.parent == kUnbound) return tree_.node(bound_[id].node).at;
  const std::uint32_t parent = place(from.parent);
  const Bound& above = bound_[from.parent];
  const auto children = tree_.children(above.node);
  if (above.kind == BoundKind::Array && from.index < children.size())
    return child_place(tree_, text_, children[from.index], parent);
  if (above.kind != BoundKind::Form) return tree_.node(bound_[id].node).at;
  const std::string_view label = above.form->slots[from.index].label;
  for (const Child& child : children)
    if (child.node == bound_[id].node && tree_.word(child.label) == label)
      return child_place(tree_, text_, child, parent);
  return tree_.node(bound_[id].node).at;
}

}  // namespace ludens
