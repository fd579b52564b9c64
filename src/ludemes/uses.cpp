#include "ludemes/uses.h"

#include <algorithm>

#include "ludemes/lowering.h"
#include "ludemes/traits.h"

namespace ludens::ludemes {

namespace {

// Hands are made of cells. On a board that is played on vertices or edges, a rule that only asks about a
// "Cell" (count Cell at:(handSite Mover)) means a hand's; only a rule that puts or seeks pieces there makes
// the board's cells sites.
bool asks_about_hands(const Lowering& l, std::uint32_t traits, SiteType type) {
  return type == SiteType::Cell && l.default_type() != SiteType::Cell && !(traits & kSeeksSitesTrait);
}

// Which of the rules' words are about sites of a kind.
void find_site_types(Lowering& l, BoundId id) {
  const BoundTree& tree = l.description.bound;
  const Bound& bound = tree[id];
  const Meaning* const meaning = bound.form->ludeme->meaning;
  const std::uint32_t traits = meaning ? meaning->traits : 0;
  if ((traits & kNoSitesTrait) || (meaning && meaning->graph)) return;
  for (size_t i = 0; i < bound.form->slots.size(); ++i) {
    const BoundId arg = tree.args(id)[i];
    if (arg == kUnbound || tree[arg].kind != BoundKind::Constant || tree[arg].type == kNoType) continue;
    if (l.description.registry->type(tree[arg].type).name != "siteType") continue;
    for (const auto& row : kSiteTypeNames)
      if (row.name == l.description.word(tree[arg].word) && !asks_about_hands(l, traits, row.value))
        l.program.uses.site_type[static_cast<int>(row.value)] = true;
  }
}

// Pieces that bring something along whatever the rules say.
void find_in_equipment(Lowering& l) {
  ir::Uses& uses = l.program.uses;
  for (const ir::Component& component : l.equipment.components) {
    if (component.kind == ir::ComponentKind::Die) uses.states = l.program.stochastic = true;
    if (component.kind == ir::ComponentKind::Card) uses.cards = uses.stacks = true;
    if (component.kind == ir::ComponentKind::Domino) uses.dominoes = true;
    if (!component.walks.empty()) uses.large_pieces = uses.states = true;
  }
  for (const ir::Container& container : l.equipment.containers) {
    if (container.kind != ir::ContainerKind::Board) uses.counts = true;
    if (container.kind == ir::ContainerKind::Dice) uses.dice = true;
  }
  if (l.equipment.large_stacks) uses.stacks = true;
}

// Where every player has at most one kind of piece and nothing else is kept at a site, the language keeps one
// number there: a piece that belongs to all is then owned by the player of its own number.
bool is_owner_the_piece(Lowering& l) {
  const ir::Uses& uses = l.program.uses;
  if (uses.stacks || uses.counts || uses.states || uses.graph_game || uses.puzzle) return false;
  const auto& components = l.equipment.components;
  if (static_cast<int>(components.size()) > l.players() + 1) return false;
  std::vector<int> pieces(static_cast<size_t>(l.players()) + 2);
  for (size_t i = 1; i < components.size(); ++i)
    if (components[i].owner <= l.players() && ++pieces[static_cast<size_t>(components[i].owner)] > 1)
      return false;
  return true;
}

}  // namespace

void find_uses(Lowering& l) {
  ir::Uses& uses = l.program.uses;
  uses.site_type[static_cast<int>(l.default_type())] = true;
  const std::uint32_t traits = all_traits(l.maker);
  uses.stacks = uses.stacks || (traits & kStacksTrait);
  uses.counts = uses.counts || (traits & kCountsTrait);
  uses.states = uses.states || (traits & kStatesTrait);
  uses.teams = uses.teams || (traits & kTeamsTrait);
  uses.passed = uses.passed || (traits & kPassedTrait);
  for_each_form(l.description.bound, [&](BoundId id) { find_site_types(l, id); });
  find_in_equipment(l);
  // In a puzzle every kind of site has values, those without a range just the one.
  uses.puzzle = l.equipment.puzzle;
  for (bool& used : uses.site_type) used = used || uses.puzzle;
  if (uses.stacks) uses.counts = false;  // a stack is counted by its levels
  uses.graph_game =
      uses.site_type[static_cast<int>(SiteType::Vertex)] || uses.site_type[static_cast<int>(SiteType::Edge)];
  uses.owner_is_piece = is_owner_the_piece(l);
}

}  // namespace ludens::ludemes
