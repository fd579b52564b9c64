// play_card.cpp - (playCard): cards from the mover's hand.
#include "ir/ops/travel.h"
#include "ludemes/moves/playing_cards.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::moves {

// From every level of every site of the mover's containers to the site that has the mover's number, less one.
NodeId lower_playing_card(Lowering& l, const Use& use) {
  const SiteType type = l.default_type();
  MoveTraits traits = l.traits(type);
  traits.from_level = l.ir.node(Op::GetLevel);
  const NodeId source = l.ir.reg(Reg::From);
  const NodeId move =
      l.ir.node(Op::ActMove, {source, l.ir.reg(Reg::To), l.ir.node(Op::GetLevel), ir::kNothing},
                {l.space(type), l.space(type), 0});
  NodeId body = l.ir.node(Op::ForLevels, {source, l.emit(use, move, traits)}, {l.space(type), 0});
  body = l.ir.node(Op::BindReg, {l.ir.node(Op::Sub, {l.ir.node(Op::Mover), l.ir.constant(1)}), body},
                   {static_cast<int>(Reg::To)});
  std::vector<NodeId> hands;
  for (size_t i = 1; i < l.equipment.containers.size(); ++i) {
    const int owner = l.equipment.containers[i].owner;
    if (owner < 1 || owner > l.players()) continue;
    const NodeId each = l.ir.node(Op::ForSites, {l.ir.set_of(container_sites(l, static_cast<int>(i))), body},
                                  {static_cast<int>(Reg::From)});
    const NodeId own = l.ir.node(Op::Eq, {l.ir.node(Op::Mover), l.ir.constant(owner)});
    hands.push_back(l.ir.node(Op::IfMoves, {own, each}));
  }
  return hands.empty() ? l.ir.node(Op::NoMoves) : l.ir.node(Op::Concat, hands);
}

constexpr Meaning play_card_meaning{.lower = lower_playing_card};

extern const Ludeme play_card = {
    .rule = "playCard",
    .form = "(playCard [<then>])",
    .summary =
        "Plays a card from the mover's hand to the mover's place on the board: site 0 for the first player, "
        "1 "
        "for the second and so on; one move for each card",
    .params = {{"then", "what follows once it is done"}},
    .example = "(playCard)",
    .meaning = &play_card_meaning,
};

}  // namespace ludens::ludemes::moves
