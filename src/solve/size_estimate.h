// size_estimate.h - how many positions a game is thought to have, from random games, before they are looked
// at.
#pragma once

#include <string>

#include "engine/game.h"
#include "engine/packed_state.h"

namespace ludens::solve {

struct SizeEstimate {
  // Of N positions that came about by chance two are the same with a probability of 1 / N, and with a larger
  // one where some come about more often than others. So how often random games met says that there are so
  // many at least; of large games, which never meet, only that there are more than could have been seen.
  double at_least = 0;
  // What is on the board, in any order; a power of ten. Numbers that no random game had are not in it.
  double digits_at_most = 0;
};

// From so many moves of random games; twice as many see four times as far.
SizeEstimate estimate_size(const engine::Game& game, std::size_t moves = 200'000);

// "6 million", "2e57"
std::string rounded(double count);
// "it is thought to have 40 million positions at least, and fewer than 10^43"
std::string to_text(const SizeEstimate& estimate);

}  // namespace ludens::solve
