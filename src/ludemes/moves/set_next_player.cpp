// set_next_player.cpp - (set NextPlayer), (move Set NextPlayer): says whose turn comes next.
#include "ir/ops/order.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

// Its own (then) has no effect in the language. A number that is no player's gives no move.
NodeId lower_set_next_player(Lowering& l, const Use& use) {
  const NodeId player = l.ir.reg(Reg::Player);
  const NodeId is_one = l.ir.node(Op::And, {l.ir.node(Op::Le, {l.ir.constant(1), player}),
                                            l.ir.node(Op::Le, {player, l.ir.constant(l.players())})});
  const NodeId emit = l.within(without_own_then(l, use),
                               [&] { return emit_effect(l, use, l.ir.node(Op::ActSetNext, {player})); });
  const NodeId body = l.ir.node(Op::IfMoves, {is_one, emit});
  if (use.has("player"))
    return l.ir.node(Op::BindReg, {l.player(use, "player", ""), body}, {static_cast<int>(Reg::Player)});
  return l.ir.node(Op::ForList, {l.array(use, "players"), body}, {static_cast<int>(Reg::Player)});
}

}  // namespace

constexpr Meaning move_set_next_player_meaning{.lower = lower_set_next_player};

extern const Ludeme move_set_next_player = {
    .rule = "move",
    .form = "(move Set NextPlayer (<moves.player> | <ints>) [<then>])",
    .summary = "Lets the mover choose who plays next",
    .params = {{"player", "the only choice"},
               {"players", "the players to choose from, by number"},
               {"then", "what follows once it is done"}},
    .example = "(move Set NextPlayer (players Enemy))",
    .meaning = &move_set_next_player_meaning,
};

constexpr Meaning set_next_player_meaning{.lower = lower_set_next_player};

extern const Ludeme set_next_player = {
    .rule = "effect.set.set",
    .form = "(set NextPlayer (<moves.player> | <ints>) [<then>])",
    .summary = "Makes a player the next to move",
    .params = {{"player", "that player"},
               {"players", "those players, one move each"},
               {"then", "what follows once it is done"}},
    .example = "(set NextPlayer (player (mover)))",
    .meaning = &set_next_player_meaning,
};

}  // namespace ludens::ludemes::moves
