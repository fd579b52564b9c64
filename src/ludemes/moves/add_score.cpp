// add_score.cpp - (addScore): raises or lowers the score of one player or of several.
#include "ir/ops/game_numbers.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId add_to_player(Lowering& l, const Use& use, NodeId player, NodeId amount) {
  return emit_effect(l, use, l.ir.node(Op::ActSetScore, {player, amount}, {1}));
}

NodeId lower_add_score(Lowering& l, const Use& use) {
  const NodeId amount = l.integer(use, "amount");
  return for_players_named(l, use, "player", "role",
                           [&](NodeId player) { return add_to_player(l, use, player, amount); });
}

NodeId lower_add_scores(Lowering& l, const Use& use) {
  const bool by_role = use.has("roles");
  const auto who = by_role ? use.items("roles") : use.items("players");
  const auto amounts = use.items("amounts");
  std::vector<NodeId> all;
  for (size_t i = 0; i < who.size() && i < amounts.size(); ++i) {
    const NodeId amount = l.integer(amounts[i]);
    all.push_back(by_role ? for_role(l, l.maker.word(who[i]),
                                     [&](NodeId p) { return add_to_player(l, use, p, amount); })
                          : add_to_player(l, use, l.integer(who[i]), amount));
  }
  return l.ir.node(Op::Concat, all);
}

}  // namespace

constexpr Meaning add_score_list_meaning{.lower = lower_add_scores};

extern const Ludeme add_score_list = {
    .rule = "addScore",
    .form = "(addScore ({<int>} | {<roleType>}) {<int>} [<then>])",
    .summary = "Adds to the scores of several players, the first amount to the first player and so on",
    .params = {{"players", "the players, by number"},
               {"roles", "the players, by role"},
               {"amounts", "how much each of them gets"},
               {"then", "what follows once it is done"}},
    .example = "(addScore {P1 P2} {5 10})",
    .meaning = &add_score_list_meaning,
};

constexpr Meaning add_score_meaning{.lower = lower_add_score};

extern const Ludeme add_score = {
    .rule = "addScore",
    .form = "(addScore (<moves.player> | <roleType>) <int> [<then>])",
    .summary = "Adds to the score of one player, or of every player that the role names",
    .params = {{"player", "the player, by number"},
               {"role", "the player, by role"},
               {"amount", "how much to add; may be negative"},
               {"then", "what follows once it is done"}},
    .example = "(addScore Mover 1)",
    .meaning = &add_score_meaning,
};

}  // namespace ludens::ludemes::moves
