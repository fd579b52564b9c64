// longest_turns.h - what is kept while the longest of turns is looked for (kernels/longest.h).
#pragma once

#include <cstdint>

namespace ludens::runtime {

// How much the rest of a turn is worth in a position that was looked at, for one list of moves.
struct TurnWorth {
  std::uint64_t key = 0;
  std::uint32_t round = 0;
  std::int32_t worth = 0;  // -1: the turn must go on and cannot
};

struct LongestTurns {
  // What was found last, for the same question asked further out: how many moves, how far they lead.
  int moves = 0, most = 0;
  bool by_value = false;
  std::uint32_t round = 0;  // of the worths that hold
  int look_aheads = 0;      // within one another
};

}  // namespace ludens::runtime
