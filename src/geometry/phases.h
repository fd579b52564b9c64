// phases.h - colours for the elements of a board, like the two of a chessboard.
#pragma once

#include <cstdint>
#include <vector>

#include "geometry/graph.h"

namespace ludens::geometry {

inline constexpr int kPhases = 5;

// A phase for each element such that neighbours differ: 0 to 3 where these suffice, else 4. It spreads from
// the lowest element of each part, most constrained neighbours first, each taking the lowest free phase. All
// are 0 where sites are too dense (steps.h).
std::vector<std::int8_t> colour_phases(const Graph& graph, SiteType type);

}  // namespace ludens::geometry
