// refine.cpp - complete, dual, subdivide, makeFaces and renumber.
#include <algorithm>

#include "geometry/operators/operators.h"

namespace ludens::geometry {
namespace {

// All pairs are quadratic; no board needs more.
constexpr std::size_t kMaxCompleteVertices = 256;

void join_all(Graph& graph, const std::vector<int>& ring) {
  for (std::size_t i = 0; i < ring.size(); ++i)
    for (std::size_t j = i + 1; j < ring.size(); ++j) graph.find_or_add_edge(ring[i], ring[j]);
}

}  // namespace

Graph complete(Graph graph, bool each_cell) {
  if (each_cell) {
    for (std::size_t f = 0; f < graph.faces.size(); ++f) {
      const std::vector<int> ring = graph.faces[f].vertices;
      join_all(graph, ring);
    }
  } else if (graph.vertices.size() > kMaxCompleteVertices) {
    graph.full = true;
  } else {
    graph.clear_edges();
    std::vector<int> everyone;
    for (std::size_t v = 0; v < graph.vertices.size(); ++v) everyone.push_back(static_cast<int>(v));
    join_all(graph, everyone);
    graph.make_faces(true);
  }
  graph.basis = Basis::NoBasis;
  return graph;
}

Graph dual(const Graph& graph) {
  if (graph.vertices.empty() || graph.edges.empty() || graph.faces.empty()) return graph;
  Graph result;
  for (const Face& face : graph.faces) result.add_vertex(face.at);
  for (const Edge& edge : graph.edges)
    if (edge.left != kNone && edge.right != kNone) result.add_edge(edge.left, edge.right);
  result.full = result.full || graph.full;
  result.make_faces(false);
  result.set_basis_and_shape(Basis::Dual, Shape::NoShape);
  result.reorder();
  return result;
}

Graph subdivide(Graph graph, int min_sides, SiteType sites) {
  if (sites == SiteType::Vertex) graph.make_faces(true);
  for (std::size_t f = graph.faces.size(); f-- > 0;) {
    const std::vector<int> ring = graph.faces[f].vertices;
    if (static_cast<int>(ring.size()) < min_sides) continue;
    const int middle = graph.add_vertex(graph.faces[f].at);
    for (int v : ring) graph.find_or_add_edge(middle, v);
  }
  if (sites == SiteType::Cell) {
    graph.make_faces(true);
  } else {
    graph.clear_faces();
  }
  graph.basis = Basis::NoBasis;
  return graph;
}

Graph make_faces(Graph graph) {
  graph.make_faces(true);
  return graph;
}

Graph renumber(Graph graph, const std::vector<SiteType>& types) {
  if (types.empty()) graph.reorder();
  for (SiteType type : {SiteType::Vertex, SiteType::Edge, SiteType::Cell})
    if (std::find(types.begin(), types.end(), type) != types.end()) graph.reorder(type);
  return graph;
}

}  // namespace ludens::geometry
