// cut.cpp - clip, keep and trim.
#include "geometry/operators/operators.h"
#include "geometry/operators/rebuild.h"

namespace ludens::geometry {
namespace {

// The part of a graph on one side of a polygon's border. Curves become straight.
Graph part(Graph& graph, const Polygon& polygon, bool want_inside) {
  const std::vector<bool> is_inside = vertices_inside(graph, inflated(polygon, 0.1));
  Graph result;
  std::vector<int> new_id;
  for (std::size_t v = 0; v < graph.vertices.size(); ++v)
    new_id.push_back(is_inside[v] == want_inside ? result.add_vertex(graph.vertices[v].at) : kNone);
  for (const Edge& edge : graph.edges) result.find_or_add_edge(new_id[edge.a], new_id[edge.b]);
  result.full = result.full || graph.full;
  link_and_find_faces(result);
  return result;
}

}  // namespace

Graph clip(Graph graph, const Polygon& polygon) {
  if (polygon.size() < 3) return graph;
  return part(graph, polygon, false);
}

Graph keep(Graph graph, const Polygon& polygon) {
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
