#include "geometry/operators/rebuild.h"

namespace ludens::geometry {

void copy_edge(Graph& to, const Edge& edge, int a, int b) {
  if (to.find_edge(a, b) != kNone) return;
  const int id = to.add_edge(a, b);
  if (id == kNone) return;
  to.edges[id].tangent_a = edge.tangent_a;
  to.edges[id].tangent_b = edge.tangent_b;
}

void copy_face(Graph& to, const Face& face, int first_vertex, int first_edge) {
  const int id = static_cast<int>(to.faces.size());
  Face copy = face;
  for (std::size_t i = 0; i < copy.vertices.size(); ++i) {
    copy.vertices[i] += first_vertex;
    copy.edges[i] += first_edge;
    Edge& edge = to.edges[copy.edges[i]];
    (edge.a == copy.vertices[i] ? edge.right : edge.left) = id;
    to.vertices[copy.vertices[i]].faces.push_back(id);
  }
  to.faces.push_back(std::move(copy));
  to.full = to.full || id >= kMaxElements;
}

void link_and_find_faces(Graph& graph) {
  graph.link_edges();
  graph.make_faces(false);
  graph.link_faces();
}

}  // namespace ludens::geometry
