// rebuild.h - small steps that several operators share when they copy one graph into another.
#pragma once

#include "geometry/graph.h"

namespace ludens::geometry {

// Adds a copy of the edge between the given vertices, unless there is an edge already.
void copy_edge(Graph& to, const Edge& edge, int a, int b);

// Adds a copy of the face, whose vertices and edges were already copied in their order from these ids on.
void copy_face(Graph& to, const Face& face, int first_vertex, int first_edge);

// Completes a graph of which only vertices and edges have been put in.
void link_and_find_faces(Graph& graph);

}  // namespace ludens::geometry
