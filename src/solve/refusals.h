// refusals.h - why a game is given up by whoever keeps its positions as keys, in words.
#pragma once

#include <string>

#include "engine/packed_state.h"

namespace ludens::solve {

inline constexpr char kOrdered[] = "the order in which pieces came to their sites counts";

// Of a position whose moves cannot be had.
inline std::string problem_of(engine::Successors::Status status) {
  return status == engine::Successors::Status::Ordered
             ? kOrdered
             : "in one position there are too many moves, or they ask for too much";
}
inline std::string too_many_bits(const engine::PackedState& packed) {
  return "a position takes " + std::to_string(packed.bits()) + " bits, and 128 is the most";
}
inline constexpr char kNoRoomForOne[] = "keys have no room for one of its positions";

}  // namespace ludens::solve
