// sites_player.cpp - (sites Hand), (sites Winning): sites that belong to a player.
#include "ir/ops/order.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_player(Lowering& l, const Use& use) {
  const NodeId player = l.player(use, "player", "role");
  if (player == ir::kNothing) return l.ir.set({});
  if (use.word("sitesPlayerType") == "Winning") {
    if (!use.has("moves")) return l.ir.set({});
    return l.ir.node(Op::WinningSites, {player, l.effect(use.arg("moves"))});
  }
  // Shared means whichever hand comes first.
  if (use.word("role") == "Shared") return l.ir.set_of(container_sites(l, 1));
  std::vector<Sites> hands;
  for (int p = 0; p <= l.players() + 1; ++p)
    hands.push_back(p == 0 ? Sites{} : container_sites(l, hand_of(l, p)));
  return set_at(l, player, hands);
}

}  // namespace

constexpr Meaning sites_player_meaning{.lower = lower_sites_player, .traits = kSeeksSitesTrait};

extern const Ludeme sites_player = {
    .rule = "sites",
    .form = "(sites <sitesPlayerType> [<siteType>] [<moves.player> | <roleType>] [<nonDecision>] [<string>])",
    .summary = "The sites of a player's hand, or those where a move would win for the player",
    .params = {{"sitesPlayerType", "which sites"},
               {"siteType", "the type of site [the board's default]"},
               {"player", "the player, by number"},
               {"role", "the player, by role"},
               {"moves", "the moves to try, for Winning"},
               {"name", "the name of the container or region [none]"}},
    .example = "(sites Hand Mover)",
    .meaning = &sites_player_meaning,
};

}  // namespace ludens::ludemes::regions
