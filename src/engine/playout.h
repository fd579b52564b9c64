// playout.h - random play from a position to the end, without building lists of moves or allocating memory.
#pragma once

#include "engine/machines.h"

namespace ludens::engine {

struct PlayoutLimits {
  int plies = 100'000;
};

// Plays uniformly random legal moves until the game is over or so many are made. Returns how many; `m` is the
// machine for what is there then. The signature grows with each move.
int play_randomly(Machines& machines, Machine*& m, Random& random, MoveList& scratch, int most,
                  std::uint64_t& signature);

// The same, from where the first machine is.
int playout(Machines& machines, Machine& first, Random& random, MoveList& scratch,
            const PlayoutLimits& limits = {});

}  // namespace ludens::engine
