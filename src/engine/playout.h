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

// Many playouts from the start position, one thread, with a signature of everything that happened.
struct PlayoutReport {
  long playouts = 0;
  long plies = 0;
  double seconds = 0;
  std::uint64_t signature = 0;  // of every move and outcome: tells a change of speed from a change of rules
  std::vector<long> wins;       // by player; [0]: nobody won
};

class Game;
PlayoutReport run_playouts(const Game& game, long count, double seconds, std::uint64_t seed);

}  // namespace ludens::engine
