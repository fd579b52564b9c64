// hand_site.cpp - (handSite): a site of a player's hand.
#include "ludemes/regions/region_tools.h"
#include "ludemes/roles.h"

namespace ludens::ludemes::ints {

namespace {

std::optional<double> hand_site_number(const Use& use) {
  const ir::Equipment* equipment = use.maker().equipment();
  if (!equipment) return std::nullopt;
  std::optional<double> player;
  if (use.has("role"))
    player = role_number(use.word("role"), equipment->players);
  else
    player = use.maker().number(use.arg("player"));
  const std::optional<double> site = use.has("site") ? use.maker().number(use.arg("site")) : 0.0;
  if (!player || !site) return std::nullopt;
  // Dice and decks count as hands too.
  for (std::size_t i = 1; i < equipment->containers.size(); ++i)
    if (equipment->containers[i].owner == *player) return equipment->containers[i].first + *site;
  return ir::kOff;
}

NodeId lower_hand_site(Lowering& l, const Use& use) {
  if (const auto known = hand_site_number(use)) return l.ir.constant(static_cast<int>(*known));
  const NodeId player = l.player(use, "player", "role");
  std::vector<std::int32_t> first;
  for (int p = 0; p <= l.players() + 1; ++p) {
    const int hand = hand_of(l, p);
    first.push_back(hand < 0 ? ir::kOff : l.equipment.containers[static_cast<size_t>(hand)].first);
  }
  const NodeId base = value_at(l, player, std::move(first), ir::kOff);
  const NodeId index = use.has("site") ? l.integer(use, "site") : l.ir.constant(0);
  if (constant_int(l, index) == 0) return base;
  const NodeId off = l.ir.constant(ir::kOff);
  return l.ir.node(Op::Select, {l.ir.node(Op::Eq, {base, off}), off, l.ir.node(Op::Add, {base, index})});
}

}  // namespace

constexpr Meaning hand_site_meaning{
    .number = hand_site_number, .lower = lower_hand_site, .traits = kCountsTrait};

extern const Ludeme hand_site = {
    .rule = "handSite",
    .form = "(handSite (<int> | <roleType>) [<int>])",
    .summary = "The global number of a site in a player's hand, or Off (-1) without a hand",
    .params = {{"player", "whose hand, by number"},
               {"role", "whose hand, by role"},
               {"site", "which site of the hand, from 0 [0]"}},
    .example = "(handSite Mover 1)",
    .meaning = &hand_site_meaning,
};

}  // namespace ludens::ludemes::ints
