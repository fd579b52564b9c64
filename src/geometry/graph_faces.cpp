// graph_faces.cpp - finding the faces that edges enclose.
//
// From each vertex along each of its edges we keep turning to the next edge in angular order until the
// walk closes. A closed clockwise walk is a face. The order in which faces are found is their numbering.
#include <algorithm>
#include <cmath>

#include "geometry/edge_crossings.h"
#include "geometry/graph.h"

namespace ludens::geometry {
namespace {

constexpr double kSameLevel = 0.0001;

// Where each edge stands in the lists of its two ends. Of edges between the same two vertices only the
// first takes part.
class Places {
 public:
  explicit Places(const Graph& graph) : at_a_(graph.edges.size()), at_b_(graph.edges.size()) {
    for (int v = 0; v < static_cast<int>(graph.vertices.size()); ++v) {
      const std::vector<int>& around = graph.vertices[v].edges;
      for (std::size_t i = 0; i < around.size(); ++i) {
        const Edge& edge = graph.edges[around[i]];
        std::size_t first = 0;
        while (!graph.edges[around[first]].joins(edge.a, edge.b)) ++first;
        (edge.a == v ? at_a_ : at_b_)[around[i]] = static_cast<int>(first);
      }
    }
  }
  int operator()(const Graph& graph, int vertex, int edge) const {
    return graph.edges[edge].a == vertex ? at_a_[edge] : at_b_[edge];
  }

 private:
  std::vector<int> at_a_, at_b_;
};

// The next edge around `vertex` after `edge` whose far end lies on the level `z`, or kNone.
int next_around(const Graph& graph, const Places& places, int vertex, int edge, double z) {
  const std::vector<int>& around = graph.vertices[vertex].edges;
  const std::size_t n = around.size();
  const std::size_t place = places(graph, vertex, edge);
  for (std::size_t step = 1; step < n; ++step) {
    const int next = around[(place + step) % n];
    if (std::abs(graph.vertices[graph.edges[next].other(vertex)].at.z - z) < kSameLevel) return next;
  }
  return kNone;
}

// The ring of vertices met when walking from `start` along the edge after `edge`; empty if it does not close.
std::vector<int> walk(const Graph& graph, const Places& places, int start, int edge,
                      EdgeCrossings* crossings) {
  const double z = graph.vertices[start].at.z;
  std::vector<int> ring{start};
  int at = start;
  while (static_cast<int>(ring.size()) <= kMaxFaceSides) {
    const int before = at;
    edge = next_around(graph, places, at, edge, z);
    if (edge == kNone) return {};
    at = graph.edges[edge].other(at);
    if (at == start) return ring;
    if (std::find(ring.begin(), ring.end(), at) != ring.end()) return {};
    ring.push_back(at);
    if (crossings && crossings->crossed(before, at)) return {};
  }
  return {};
}

bool clockwise(const Graph& graph, const std::vector<int>& ring) {
  std::vector<Point> polygon;
  for (int v : ring) polygon.push_back(graph.vertices[v].at);
  return signed_area(polygon) < 0;
}

}  // namespace

void Graph::make_faces(bool check_crossings) {
  clear_faces();
  const Places places(*this);
  std::optional<EdgeCrossings> crossings;
  if (check_crossings) crossings.emplace(*this);
  for (int v = 0; v < static_cast<int>(vertices.size()) && !full; ++v)
    for (int edge : vertices[v].edges) {
      const std::vector<int> ring = walk(*this, places, v, edge, crossings ? &*crossings : nullptr);
      if (ring.size() >= 3 && clockwise(*this, ring)) find_or_add_face(ring);
      full = full || (crossings && crossings->exhausted());
    }
}

}  // namespace ludens::geometry
