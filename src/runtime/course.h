// course.h - the course of a game so far, as far as the state keeps it: moves, turns and passes.
#pragma once

#include "runtime/view.h"

namespace ludens::runtime {

// The move is made: its actions are done, its consequences not yet.
LUDENS_FN void note_move(Head& h, bool pass) {
  constexpr std::int16_t kMany = 1000;
  ++h.ply;
  if (h.run_moves > 0 && h.run_mover == h.mover) {
    if (h.run_moves == 1) h.run_from = h.last_from;
    if (h.run_moves < kMany) ++h.run_moves;
    return;
  }
  // A turn of one or two moves that began with a pass counts as passed.
  if (h.run_moves > 0) {
    const bool passed = h.run_passed && h.run_moves <= 2;
    h.passed_turns = passed ? static_cast<std::int16_t>(h.passed_turns < kMany ? h.passed_turns + 1 : kMany)
                            : std::int16_t{0};
  }
  if (h.run_moves > 0) h.run_before = h.run_mover;
  h.run_mover = h.mover;
  h.run_moves = 1;
  h.run_passed = pass;
}

// Before the first move: where nothing was placed, the time before counts as passed too.
LUDENS_FN void note_start(Head& h, bool anything_placed) {
  h.passed_turns = anything_placed ? std::int16_t{0} : std::int16_t{1000};
  h.run_before = anything_placed ? std::int16_t{0} : std::int16_t{-1};
}

// Who moved last of the others than this player; 0: nobody, but pieces were placed; -1: nobody.
LUDENS_FN int mover_before(const Head& h, int player) {
  return h.run_moves > 0 && h.run_mover != player ? h.run_mover : h.run_before;
}

// Where the first of the moves began that the mover has made in a row up to now; -1: none.
LUDENS_FN int turn_began(const Head& h) {
  if (h.run_moves == 0 || h.run_mover != h.mover) return -1;
  return h.run_moves == 1 ? h.last_from : h.run_from;
}

// Has everybody passed in turn? Asked while the mover of the last move is still to move.
LUDENS_FN bool all_passed(const Head& h, int players) {
  if (players == 1) return h.last_pass;
  if (h.run_moves == 0 || h.run_mover != h.mover || !h.run_passed) return false;
  if (h.run_moves > 1) return h.run_moves == 2 && h.ply == 2 && h.passed_turns > 0;
  return h.passed_turns >= players - 1;
}

}  // namespace ludens::runtime
