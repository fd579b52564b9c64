// arena_layout.h - where the states of an arena are drawn: in rows, so that most arrows lead down.
#pragma once

#include <vector>

#include "solve/arena.h"

namespace ludens::solve {

inline constexpr double kArenaGap = 100;  // between neighbours of a row, and between rows

// Where the file says, if it does for every state; else in rows. Nothing is left of or above (0, 0).
std::vector<ArenaPoint> arena_layout(const Arena& arena);

}  // namespace ludens::solve
