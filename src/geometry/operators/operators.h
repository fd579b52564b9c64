// operators.h - graphs made from graphs: combined, cut, moved, refined.
//
// Plain functions from values to a graph. Operators that only cut or add keep the numbering of what stays;
// operators that combine find all faces anew, so faces that were cut out before come back. A result marked
// `full` (see graph.h) was too large and must be rejected.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "geometry/generators/outline.h"
#include "geometry/graph.h"

namespace ludens::geometry {

// --- combining

// One graph of all, numbered in turn; vertices in the same place become one. With `connect`, vertices
// closer than 1.1 average edge lengths are joined.
Graph merge(const std::vector<Graph>& graphs, bool connect);

// All graphs side by side, nothing fused ("union" in the language).
Graph unite(std::vector<Graph> graphs, bool connect);

// What of the first graph is found in all others. None: an empty graph.
Graph intersect(const std::vector<Graph>& graphs);

// Copies of the graph above each other, joined from layer to layer.
Graph layers(int count, const Graph& graph);

// --- adding and removing

// Elements are named by places or by ids; both may be given. Places without a vertex get one.
struct Additions {
  struct Curve {
    Point a, b, tangent_a, tangent_b;
  };
  std::vector<Point> vertices;
  std::vector<std::array<Point, 2>> edges;
  std::vector<std::array<int, 2>> edge_ids;  // by end vertices
  std::vector<Curve> curved_edges;
  std::vector<std::vector<Point>> cells;
  std::vector<std::vector<int>> cell_ids;  // by corner vertices, whose edges must exist
  bool connect = false;                    // join new vertices to all that are nearby
};
Graph add(Graph graph, const Additions& additions);

// Elements that are not there are passed over.
struct Removals {
  std::vector<std::vector<Point>> cells;  // by corners
  std::vector<int> cell_ids;
  std::vector<std::array<Point, 2>> edges;
  std::vector<std::array<int, 2>> edge_ids;  // by end vertices
  std::vector<Point> vertices;
  std::vector<int> vertex_ids;
  bool trim_edges = true;  // edges that lose all their faces go too
};
Graph remove(Graph graph, const Removals& removals);

Graph remove_inside(Graph graph, const Polygon& polygon);  // all vertices in the polygon
Graph hole(Graph graph, const Polygon& polygon);           // all faces centred in it, and their own edges
Graph clip(Graph graph, const Polygon& polygon);           // all vertices in it; faces are found anew
Graph keep(Graph graph, const Polygon& polygon);           // all vertices not in it; faces are found anew
Graph trim(Graph graph);

// --- moving

Graph shift(Graph graph, double dx, double dy, double dz = 0);
Graph rotate(Graph graph, double degrees);  // anticlockwise, about the middle of its bounds
Graph scale(Graph graph, double sx, double sy, double sz = 1);
Graph skew(Graph graph, double amount);

// --- refining

Graph complete(Graph graph, bool each_cell);  // joins all vertices (of each cell) with each other
Graph dual(const Graph& graph);               // a vertex for each face, an edge for each two that share one
Graph subdivide(Graph graph, int min_sides, SiteType sites);  // faces split into triangles about their middle
Graph split_crossings(Graph graph);  // a vertex wherever edges cross or a vertex lies on an edge
Graph make_faces(Graph graph);

// Numbers the given kinds of elements by rows; no kinds mean all.
Graph renumber(Graph graph, const std::vector<SiteType>& types);

}  // namespace ludens::geometry
