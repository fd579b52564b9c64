// counts.h - for tests: how many vertices, edges and faces a board has.
#pragma once

#include <array>
#include <vector>

#include "geometry/graph.h"

namespace ludens::geometry {

using Counts = std::vector<int>;

inline Counts counts(const Graph& graph) {
  return {static_cast<int>(graph.vertices.size()), static_cast<int>(graph.edges.size()),
          static_cast<int>(graph.faces.size())};
}

// The ends of each edge, in the order of the edges.
inline std::vector<std::array<int, 2>> ends(const Graph& graph) {
  std::vector<std::array<int, 2>> result;
  for (const Edge& edge : graph.edges) result.push_back({edge.a, edge.b});
  return result;
}

}  // namespace ludens::geometry
