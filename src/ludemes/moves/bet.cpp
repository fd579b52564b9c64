// bet.cpp - (bet), (move Bet): a player stakes an amount.
#include "ir/ops/game_numbers.h"
#include "ludemes/moves/effects.h"
#include "ludemes/moves/moving.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_bet(Lowering& l, const Use& use) {
  const NodeId player = l.player(use, "player", "role");
  const NodeId emit = emit_effect(l, use, l.ir.node(Op::ActSetAmount, {player, l.ir.reg(Reg::Value)}));
  const Range range = lower_range(l, use.arg("range"));
  const NodeId bets =
      l.ir.node(Op::ForRange, {range.least, range.most, emit}, {static_cast<int>(Reg::Value)});
  return offered_to(l, use, player, bets);
}

}  // namespace

constexpr Meaning move_bet_meaning{.lower = lower_bet};

extern const Ludeme move_bet = {
    .rule = "move",
    .form = "(move Bet (<moves.player> | <roleType>) <range> [<then>])",
    .summary = "Lets the mover choose how much a player stakes, one move for each amount of the range",
    .params = {{"player", "who bets, by number"},
               {"role", "who bets, by role"},
               {"range", "the smallest and the largest stake"},
               {"then", "what follows once it is done"}},
    .example = "(move Bet Mover (range 1 5))",
    .meaning = &move_bet_meaning,
};

constexpr Meaning bet_meaning{.lower = lower_bet};

extern const Ludeme bet = {
    .rule = "bet",
    .form = "(bet (<moves.player> | <roleType>) <range> [<then>])",
    .summary = "Stakes an amount for a player, one move for each amount of the range",
    .params = {{"player", "who bets, by number"},
               {"role", "who bets, by role"},
               {"range", "the smallest and the largest stake"},
               {"then", "what follows once it is done"}},
    .example = "(bet P1 (range 0 5))",
    .meaning = &bet_meaning,
};

}  // namespace ludens::ludemes::moves
