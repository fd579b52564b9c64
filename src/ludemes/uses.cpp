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

// --- what each ludeme brings along; by the rule of the grammar that it belongs to

void find_in_start(Lowering& l, const Use& use) {
  ir::Uses& uses = l.program.uses;
  const std::string_view rule = use.form().ludeme->rule;
  if (rule == "place") {
    if (is_other_than(use, "rotation", -1)) uses.rotations = true;
    if (is_other_than(use, "value", -1)) uses.values = true;
  }
  if (rule == "start.set.set") {
    const std::string_view property = use.word("property");
    if (property == "Score") uses.scores = true;
    if (property == "Amount") uses.amounts = uses.pot = true;
    if (use.form().ludeme->form.starts_with("(set RememberValue")) uses.remembered = true;
  }
}

void find_in_moves(Lowering& l, const Use& use) {
  ir::Uses& uses = l.program.uses;
  const std::string_view keyword = use.form().keyword;
  const std::string_view rule = use.form().ludeme->rule;
  const std::string_view form = use.form().ludeme->form;
  if (keyword == "addScore" || keyword == "byScore" || rule == "end.score") uses.scores = true;
  if (keyword == "bet" || keyword == "amount" || form.starts_with("(move Bet"))
    uses.amounts = uses.pot = true;
  if (keyword == "propose" || keyword == "vote" || form.starts_with("(move <moveMessageType>"))
    uses.votes = true;
  if (rule == "remember" || rule == "forget") uses.remembered = true;
  if (rule == "effect.set.set") {
    const std::string_view property = use.word("property");
    if (property == "Value" && form.starts_with("(set <setSiteType>")) uses.values = true;
    if (property == "Score") uses.scores = true;
    if (form.starts_with("(set Pending")) uses.pending = true;
  }
  if ((rule == "fromTo" || form.starts_with("(move <moves.from>"))) {
    if (use.use("to").has("rotations")) uses.rotations = true;
  }
  if ((keyword == "remove" || form.starts_with("(move Remove")) && use.word("at") == "EndOfTurn")
    uses.end_of_turn_captures = true;
  if (form.starts_with("(set Rotation") || form.starts_with("(move Set Rotation")) uses.rotations = true;
}

void find_in_functions(Lowering& l, const Use& use) {
  ir::Uses& uses = l.program.uses;
  const std::string_view keyword = use.form().keyword;
  const std::string_view form = use.form().ludeme->form;
  if (keyword == "rotation" || use.has("newRotation")) uses.rotations = true;
  if (form.starts_with("(set Hidden") || form.starts_with("(is Hidden") || form.starts_with("(sites Hidden"))
    uses.hidden = true;
  if (form.starts_with("(score (<moves.player>")) uses.scores = true;
  if (form.starts_with("(value Piece")) uses.values = true;
  if (form.starts_with("(value <valueSimpleType>") && use.word("valueSimpleType") == "Pending")
    uses.pending = true;
  if (form.starts_with("(sites <sitesSimpleType>")) {
    if (use.word("sitesSimpleType") == "Pending") uses.pending = true;
    if (use.word("sitesSimpleType") == "ToClear") uses.end_of_turn_captures = true;
    if (use.word("sitesSimpleType") == "LineOfPlay") uses.line_of_play = true;
  }
  if (form.starts_with("(is <isIntegerType>") && use.word("isIntegerType") == "Visited") uses.visited = true;
}

// Pieces that bring something along whatever the rules say.
void find_in_equipment(Lowering& l) {
  ir::Uses& uses = l.program.uses;
  for (const ir::Component& component : l.equipment.components) {
    if (component.kind == ir::ComponentKind::Die) uses.states = l.program.stochastic = true;
    if (component.kind == ir::ComponentKind::Card) uses.cards = uses.stacks = true;
    if (component.kind == ir::ComponentKind::Domino) uses.dominoes = uses.values = true;
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
  uses.piece_sets = static_cast<int>(l.equipment.components.size()) > l.players() + 1;
  const std::uint32_t traits = all_traits(l.maker);
  uses.stacks = (traits & kStacksTrait) != 0;
  uses.counts = (traits & kCountsTrait) != 0;
  uses.states = (traits & kStatesTrait) != 0;
  uses.teams = (traits & kTeamsTrait) != 0;
  uses.passed = (traits & kPassedTrait) != 0;
  for_each_form(l.description.bound, [&](BoundId id) {
    find_site_types(l, id);
    const Use use = l.use(id);
    find_in_start(l, use);
    find_in_moves(l, use);
    find_in_functions(l, use);
  });
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
