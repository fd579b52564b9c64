// for_each_listed_player.cpp - (forEach) over a list of players.
#include "ir/ops/order.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

// Its own (then) has no effect in the language.
NodeId lower_for_each_listed_player(Lowering& l, const Use& use) {
  const NodeId moves =
      l.within(without_own_then(l, use), [&] { return l.moves_with(use, "moves", {Reg::Player}); });
  const NodeId player = l.ir.reg(Reg::Player);
  const NodeId is_one = l.ir.node(Op::And, {l.ir.node(Op::Le, {l.ir.constant(0), player}),
                                            l.ir.node(Op::Le, {player, l.ir.constant(l.players() + 1)})});
  return l.ir.node(Op::ForList, {l.array(use, "players"), l.ir.node(Op::IfMoves, {is_one, moves})},
                   {static_cast<int>(Reg::Player)});
}

}  // namespace

constexpr Meaning for_each_listed_player_meaning{.lower = lower_for_each_listed_player};

extern const Ludeme for_each_listed_player = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach <ints> <moves> [<then>])",
    .summary = "Gathers moves for each player of a list, (player) being that player",
    .params = {{"players", "the players, by number"},
               {"moves", "the moves made for each of them"},
               {"then", "what follows once it is done"}},
    .example = "(forEach (players Enemy) (addScore (player (player)) 1))",
    .meaning = &for_each_listed_player_meaning,
};

}  // namespace ludens::ludemes::moves
