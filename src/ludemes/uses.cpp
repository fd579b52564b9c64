#include "ludemes/uses.h"

#include "ludemes/lowering.h"

namespace ludens::ludemes {

namespace {

template <class Visit>
void for_each_bound(const BoundTree& tree, Visit visit) {
  std::vector<bool> seen(tree.size(), false);
  std::vector<BoundId> todo{tree.root};
  while (!todo.empty()) {
    const BoundId id = todo.back();
    todo.pop_back();
    if (id == kUnbound || seen[id]) continue;
    seen[id] = true;
    visit(id);
    for (const BoundId arg : tree.args(id)) todo.push_back(arg);
  }
}

}  // namespace

void find_uses(Lowering& l) {
  ir::Uses& uses = l.program.uses;
  uses.site_type[static_cast<int>(l.default_type())] = true;
  uses.piece_sets = static_cast<int>(l.equipment.components.size()) > l.players() + 1;
  const BoundTree& tree = l.description.bound;
  for_each_bound(tree, [&](BoundId id) {
    const Bound& bound = tree[id];
    if (bound.kind != BoundKind::Form) return;
    const std::string_view keyword = bound.form->keyword;
    if (keyword == "board" || keyword == "hints" || keyword == "values") return;
    for (size_t i = 0; i < bound.form->slots.size(); ++i) {
      const BoundId arg = tree.args(id)[i];
      if (arg == kUnbound || tree[arg].kind != BoundKind::Constant || tree[arg].type == kNoType) continue;
      if (l.description.registry->type(tree[arg].type).name != "siteType") continue;
      for (const auto& row : kSiteTypeNames)
        if (row.name == l.description.word(tree[arg].word)) uses.site_type[static_cast<int>(row.value)] = true;
    }
  });
  uses.graph_game = uses.site_type[static_cast<int>(SiteType::Vertex)] || uses.site_type[static_cast<int>(SiteType::Edge)];
  for (const ir::Component& component : l.equipment.components)
    if (component.kind == ir::ComponentKind::Die) uses.dice = l.program.stochastic = true;
}

}  // namespace ludens::ludemes
