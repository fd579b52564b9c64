// perimeter.h - the closed walks along the outside of a graph, one for each separate part.
//
// Vertices decide, not faces: a board that is played on its vertices may have no face at all.
#pragma once

#include <vector>

#include "geometry/graph.h"

namespace ludens::geometry {

// Vertices in walking order, anticlockwise from the leftmost one, each once per visit: a walk passes a
// dead end's foot twice. A lone vertex is a perimeter of one.
using PerimeterWalk = std::vector<int>;

// Parts that lie inside another part have no perimeter of their own. Expects each vertex's edges sorted by
// angle, as Graph keeps them.
std::vector<PerimeterWalk> find_perimeters(const Graph& graph);

}  // namespace ludens::geometry
