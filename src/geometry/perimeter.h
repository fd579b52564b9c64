// perimeter.h - the closed walks along the outside of a graph, one for each separate part.
//
// Vertices decide, not faces: a board that is played on its vertices may have no face at all.
#pragma once

#include <vector>

#include "geometry/graph.h"

namespace ludens::geometry {

// A walk anticlockwise from the leftmost vertex, back to it. It passes the foot of a dead end twice. A lone
// vertex is a walk without edges.
struct PerimeterWalk {
  std::vector<int> vertices;
  std::vector<int> edges;  // edges[n] leads from vertices[n] to the next; of doubled edges always the first
};

// Parts that lie inside another part have no perimeter of their own. Expects each vertex's edges sorted by
// angle, as Graph keeps them.
std::vector<PerimeterWalk> walk_perimeters(const Graph& graph);

// The vertices of these walks.
std::vector<std::vector<int>> find_perimeters(const Graph& graph);

}  // namespace ludens::geometry
