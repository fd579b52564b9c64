// move.h - a move as a small value.
//
// A move is what a player chooses; what it does to the state follows from the rules when it is applied. It is
// plain data and means something only in the position whose list of legal moves it came from: keep it beside
// that position, or write it down with Referee::key.
#pragma once

#include <cstdint>
#include <vector>

namespace ludens {

inline constexpr int kMaxCaptures = 6;

struct Move {
  std::uint16_t kind = 0;           // which place in the rules it comes from
  std::uint16_t mover = 0;          // the player, from 1
  std::int32_t from = -1, to = -1;  // sites; -1 where the move has none, as a pass. from == to: placing
  std::int32_t capture[kMaxCaptures] = {};  // what else the rules had bound when the move was made

  bool operator==(const Move&) const = default;
};

// Legal moves, in the order in which the rules give them. That order is the same on every machine.
using Moves = std::vector<Move>;

}  // namespace ludens
