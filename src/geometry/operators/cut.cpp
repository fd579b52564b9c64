// cut.cpp - clip, keep and trim.
#include "geometry/operators/operators.h"
#include "geometry/operators/rebuild.h"

namespace ludens::geometry {
namespace {

// The part of a graph on one side of a polygon's border. Curves become straight.
Graph part(const Graph& graph, const Polygon& polygon, bool want_inside) {
  const Polygon area = inflated(polygon, 0.1);
  Graph result;
  std::vector<int> new_id;
  for (const Vertex& vertex : graph.vertices)
    new_id.push_back(inside(area, vertex.at) == want_inside ? result.add_vertex(vertex.at) : kNone);
  for (const Edge& edge : graph.edges) result.find_or_add_edge(new_id[edge.a], new_id[edge.b]);
  result.full = result.full || graph.full;
  link_and_find_faces(result);
  return result;
}

}  // namespace

Graph clip(const Graph& graph, const Polygon& polygon) {
  if (polygon.size() < 3) return graph;
  return part(graph, polygon, false);
}

Graph keep(const Graph& graph, const Polygon& polygon) {
  if (polygon.size() < 3) return graph;
  Graph result = part(graph, polygon, true);
  result.set_basis_and_shape(graph.basis, Shape::NoShape);
  return result;
}

Graph trim(Graph graph) {
  graph.trim();
  return graph;
}

}  // namespace ludens::geometry
