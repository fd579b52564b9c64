// playout.h - random play from a position to the end, without building lists of moves or allocating memory.
#pragma once

#include "engine/machines.h"

namespace ludens::engine {

struct PlayoutLimits {
  int plies = 100'000;
};

// Plays uniformly random legal moves, each told before it is made, until the game is over or so many are
// made. Returns how many; `m` is the machine for what is there then.
template <class Tell>
int play_randomly(Machines& machines, Machine*& m, Random& random, MoveList& scratch, int most, Tell tell) {
  int plies = 0;
  Move move;
  for (;;) {
    Machine& here = *m;
    for (; !is_over(here) && plies < most; ++plies) {
      random_move(here, scratch, random, move);
      tell(move);
      apply(here, move);
    }
    if (!is_over(here) || !here.view.match || plies == 0) return plies;
    m = &machines.go_on(here);
    if (is_over(*m)) return plies;
  }
}

// The same, from where the first machine is, told to nobody.
int playout(Machines& machines, Machine& first, Random& random, MoveList& scratch,
            const PlayoutLimits& limits = {});

}  // namespace ludens::engine
