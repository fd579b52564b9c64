// playout.h - random play from a position to the end, without building lists of moves or allocating memory.
#pragma once

#include "engine/machines.h"

namespace ludens::engine {

struct PlayoutLimits {
  int plies = 100'000;
};

// Plays uniformly random legal moves, from where the first machine is, until the game is over or the limit is
// reached. Returns the number of plies.
int playout(Machines& machines, Machine& first, Random& random, MoveList& scratch,
            const PlayoutLimits& limits = {});

}  // namespace ludens::engine
