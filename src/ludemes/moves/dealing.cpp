#include "ludemes/moves/dealing.h"

#include <algorithm>

#include "ir/ops/cards.h"
#include "ir/ops/dominoes.h"

namespace ludens::ludemes {

namespace {

std::vector<const ir::Container*> containers_of(const Lowering& l, ir::ContainerKind kind) {
  std::vector<const ir::Container*> found;
  for (const ir::Container& container : l.equipment.containers)
    if (container.kind == kind) found.push_back(&container);
  return found;
}

constexpr int kMaxDeck = 255;  // a stack cannot be higher

std::ptrdiff_t deck_size(const Use& deck) {
  const int suit =
      deck.has("cards") ? static_cast<int>(deck.items("cards").size()) : deck.whole("cardsBySuit", 13);
  return std::ptrdiff_t{suit} * deck.whole("suits", 4);
}

}  // namespace

NodeId deal_cards(Lowering& l, const Use& use, NodeId rounds, NodeId first) {
  const auto decks = containers_of(l, ir::ContainerKind::Deck);
  std::vector<std::int32_t> hands;
  for (const ir::Container* hand : containers_of(l, ir::ContainerKind::Hand)) hands.push_back(hand->first);
  if (decks.empty() || static_cast<int>(hands.size()) != l.players()) return l.ir.node(Op::NoMoves);
  const SiteType type = l.default_type();
  const NodeId level = l.ir.level(l.ir.reg(Reg::Aux));
  const NodeId move = l.ir.node(Op::ActMove, {l.ir.reg(Reg::From), l.ir.reg(Reg::To), level, ir::kNothing},
                                {l.space(type), l.space(type), 0});
  MoveTraits traits = l.traits(type);
  traits.from_level = level;
  const bool bottom = rounds == ir::kNothing;
  return l.ir.node(Op::ForDeal, {rounds, first, l.emit(use, move, traits)},
                   {decks[0]->first, l.ir.list(std::move(hands)), bottom ? 1 : 0});
}

NodeId deal_dominoes(Lowering& l, NodeId count) {
  l.program.stochastic = true;
  return l.ir.node(Op::ActDealDominoes, {count});
}

void lay_decks(Lowering& l) {
  const auto decks = containers_of(l, ir::ContainerKind::Deck);
  if (decks.empty()) return;
  l.program.stochastic = true;
  // The cards of decks come before single ones, one deck's after the other's.
  std::vector<std::int32_t> cards;
  for (size_t c = 1; c < l.equipment.components.size(); ++c)
    if (l.equipment.components[c].kind == ir::ComponentKind::Card)
      cards.push_back(static_cast<std::int32_t>(c));
  size_t deck = 0;
  auto first = cards.begin();
  for (const BoundId id : l.use(l.description.bound.root).use("equipment").items("items")) {
    const Use item = l.use(id);
    if (item.form().keyword != "deck" || deck == decks.size()) continue;
    const auto end = first + std::min<std::ptrdiff_t>(deck_size(item), cards.end() - first);
    if (end - first > kMaxDeck) l.need(id, "a deck of more than 255 cards", ir::Type::Void);
    l.program.start.push_back(l.ir.node(Op::ActLayDeck, {}, {decks[deck++]->first, l.ir.list({first, end})}));
    first = end;
  }
}

}  // namespace ludens::ludemes
