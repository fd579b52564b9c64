// rebuild.h - small steps that several operators share when they copy one graph into another.
#pragma once

#include <span>
#include <vector>

#include "geometry/graph.h"

namespace ludens::geometry {

// Adds a copy of the edge between the given vertices, unless there is an edge already.
void copy_edge(Graph& to, const Edge& edge, int a, int b);

// Which vertices lie in the polygon? None, and the graph marked full, where that is too much to compute.
std::vector<bool> vertices_inside(Graph& graph, std::span<const Point> polygon);

// Completes a graph of which only vertices and edges have been put in.
void link_and_find_faces(Graph& graph);

}  // namespace ludens::geometry
