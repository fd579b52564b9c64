// acts.h - effects on whose turn it is; and what actions are.
//
// An effect reads its operands and pushes an action: a plain struct of numbers with a function `commit`,
// which changes the state. All actions of a move are gathered first, so that each sees the state before the
// move, unless the rules allow to carry them out as they come. A kernel that pushes several reads all it
// needs before the first.
#pragma once

#include "ir/op_numbers.h"
#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

struct SetNext {
  int player;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!is_player(w, player)) return;
    w.head().next = player;
    w.head().keeps_turn = 1;
  }
};

template <class World>
LUDENS_FN void act_set_next(World& w, int player) {
  w.push(ir::OpNumber::ActSetNext, SetNext{player});
}
template <class World>
LUDENS_FN void act_move_again(World& w) {
  w.push(ir::OpNumber::ActMoveAgain, SetNext{w.head().mover});
}

// Each takes over the other's pieces and turn: what is exchanged is who sits where, the pieces stay.
struct SwapPlayers {
  int player1, player2;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!is_player(w, player1) || !is_player(w, player2)) return;
    std::uint8_t* const seat = w.view.seat;
    const std::uint8_t before = seat[player1];
    seat[player1] = seat[player2];
    seat[player2] = before;
  }
};

template <class World>
LUDENS_FN void act_swap_players(World& w, int player1, int player2) {
  w.push(ir::OpNumber::ActSwapPlayers, SwapPlayers{player1, player2});
}

struct Pass {
  int nothing;

  template <class World>
  LUDENS_FN void commit(World& /*w*/) const {}
};

template <class World>
LUDENS_FN void act_pass(World& w) {
  w.push(ir::OpNumber::ActPass, Pass{0});
}

}  // namespace ludens::kernels
