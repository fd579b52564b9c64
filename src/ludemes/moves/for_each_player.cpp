// for_each_player.cpp - (forEach Player): moves for every player.
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

// Its own (then) has no effect in the language.
NodeId lower_for_each_player(Lowering& l, const Use& use) {
  const NodeId moves =
      l.within(without_own_then(l, use), [&] { return l.moves_with(use, "moves", {Reg::Player}); });
  return l.ir.node(Op::ForPlayers, {moves});
}

}  // namespace

constexpr Meaning for_each_player_meaning{.lower = lower_for_each_player};

extern const Ludeme for_each_player = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Player <moves> [<then>])",
    .summary = "Gathers moves for each player of the game, (player) being that player",
    .params = {{"moves", "the moves made for each player"}, {"then", "what follows once it is done"}},
    .example = "(forEach Player (addScore (player (player)) 1))",
    .meaning = &for_each_player_meaning,
};

}  // namespace ludens::ludemes::moves
