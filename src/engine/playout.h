// playout.h - random play from a position to the end, without building lists of moves or allocating memory.
#pragma once

#include "engine/turn.h"

namespace ludens::engine {

struct PlayoutLimits {
  int plies = 100'000;
};

// Plays uniformly random legal moves until the game is over or the limit is reached. Returns the number of
// plies.
int playout(Machine& m, Random& random, MoveList& scratch, const PlayoutLimits& limits = {});

}  // namespace ludens::engine
