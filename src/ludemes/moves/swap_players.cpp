// swap_players.cpp - (swap Players), (move Swap Players): two players exchange their sides.
#include "ir/ops/travel.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

// The mover stays the mover, now with the other's pieces.
NodeId lower_swap_players(Lowering& l, const Use& use) {
  const NodeId a = use.has("playerA") ? l.integer(use, "playerA") : l.player(use.word("roleA"));
  const NodeId b = use.has("playerB") ? l.integer(use, "playerB") : l.player(use.word("roleB"));
  MoveTraits traits = l.traits(l.default_type());
  traits.swap = true;
  const NodeId off = l.ir.constant(-1);
  const NodeId actions = in_order(l, {l.ir.node(Op::ActSwapPlayers, {a, b}), l.ir.node(Op::ActMoveAgain)});
  const NodeId emit = l.emit(use, actions, traits);
  const NodeId to = l.ir.node(Op::BindReg, {off, emit}, {static_cast<int>(Reg::To)});
  return l.ir.node(Op::BindReg, {off, to}, {static_cast<int>(Reg::From)});
}

}  // namespace

constexpr Meaning move_swap_players_meaning{.lower = lower_swap_players};

extern const Ludeme move_swap_players = {
    .rule = "move",
    .form = "(move Swap Players (<int> <roleType>) (<int> <roleType>) [<then>])",
    .summary = "Lets the mover exchange the sides of two players",
    .params = {{"playerA", "one of the players, by number"},
               {"roleA", "one of the players, by role"},
               {"playerB", "the other player, by number"},
               {"roleB", "the other player, by role"},
               {"then", "what follows once it is done"}},
    .example = "(move Swap Players P1 P2)",
    .meaning = &move_swap_players_meaning,
};

constexpr Meaning swap_players_meaning{.lower = lower_swap_players};

extern const Ludeme swap_players = {
    .rule = "swap.swap",
    .form = "(swap Players (<int> | <roleType>) (<int> | <roleType>) [<then>])",
    .summary = "Exchanges the sides of two players",
    .params = {{"playerA", "one of the players, by number"},
               {"roleA", "one of the players, by role"},
               {"playerB", "the other player, by number"},
               {"roleB", "the other player, by role"},
               {"then", "what follows once it is done"}},
    .example = "(swap Players P1 P2)",
    .meaning = &swap_players_meaning,
};

}  // namespace ludens::ludemes::moves
