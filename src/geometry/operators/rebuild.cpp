#include "geometry/operators/rebuild.h"

namespace ludens::geometry {

void copy_edge(Graph& to, const Edge& edge, int a, int b) {
  if (to.find_edge(a, b) != kNone) return;
  const int id = to.add_edge(a, b);
  if (id == kNone) return;
  to.edges[id].tangent_a = edge.tangent_a;
  to.edges[id].tangent_b = edge.tangent_b;
}

std::vector<bool> vertices_inside(Graph& graph, std::span<const Point> polygon) {
  constexpr std::size_t kMaxWork = 50'000'000;
  std::vector<bool> result(graph.vertices.size());
  if (graph.vertices.size() * polygon.size() > kMaxWork) {
    graph.full = true;
    return result;
  }
  for (std::size_t v = 0; v < result.size(); ++v) result[v] = inside(polygon, graph.vertices[v].at);
  return result;
}

void link_and_find_faces(Graph& graph) {
  graph.link_edges();
  graph.make_faces(false);
  graph.link_faces();
}

}  // namespace ludens::geometry
