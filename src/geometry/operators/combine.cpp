// combine.cpp - merge, union, intersect and layers.
#include <algorithm>

#include "geometry/close_pairs.h"
#include "geometry/operators/operators.h"
#include "geometry/operators/rebuild.h"

namespace ludens::geometry {
namespace {

// Places that operators fuse or match are often computed in different ways, hence more slack than usual.
constexpr double kMatch = 0.01;

void connect_neighbours(Graph& graph) {
  constexpr double kReach = 1.1;
  const double threshold = kReach * graph.average_edge_length();
  std::vector<Point> points;
  for (const Vertex& vertex : graph.vertices) points.push_back(vertex.at);
  visit_close_pairs(points, threshold, [&](int a, int b) {
    if (flat_distance(points[a], points[b]) < threshold) graph.find_or_add_edge(a, b);
    return !graph.full;
  });
  graph.make_faces(true);
}

void move_up(std::vector<int>& ids, int by) {
  for (int& id : ids) id += by;
}

int moved_up(int id, int by) {
  return id == kNone ? kNone : id + by;
}

// Puts all of `more` beside what there is.
void append(Graph& graph, const Graph& more) {
  const int vertex_base = static_cast<int>(graph.vertices.size());
  const int edge_base = static_cast<int>(graph.edges.size());
  const int face_base = static_cast<int>(graph.faces.size());
  for (Vertex vertex : more.vertices) {
    vertex.pivot = moved_up(vertex.pivot, vertex_base);
    move_up(vertex.edges, edge_base);
    move_up(vertex.faces, face_base);
    graph.vertices.push_back(std::move(vertex));
  }
  for (Edge edge : more.edges) {
    edge.a += vertex_base;
    edge.b += vertex_base;
    edge.left = moved_up(edge.left, face_base);
    edge.right = moved_up(edge.right, face_base);
    graph.edges.push_back(edge);
  }
  for (Face face : more.faces) {
    move_up(face.vertices, vertex_base);
    move_up(face.edges, edge_base);
    graph.faces.push_back(std::move(face));
  }
  const std::size_t most = std::max({graph.vertices.size(), graph.edges.size(), graph.faces.size()});
  graph.full = graph.full || more.full || static_cast<int>(most) > kMaxElements;
}

}  // namespace

Graph merge(const std::vector<Graph>& graphs, bool connect) {
  Graph result;
  std::vector<Point> pivots;  // place of each kept vertex's pivot
  std::vector<bool> pivoted;
  for (const Graph& graph : graphs) {
    std::vector<int> new_id;
    for (const Vertex& vertex : graph.vertices) {
      int id = result.find_vertex(vertex.at, kMatch);
      if (id == kNone) {
        id = result.add_vertex(vertex.at);
        pivoted.push_back(vertex.pivot != kNone);
        pivots.push_back(vertex.pivot != kNone ? graph.vertices[vertex.pivot].at : Point{});
      }
      new_id.push_back(id);
    }
    for (const Edge& edge : graph.edges) copy_edge(result, edge, new_id[edge.a], new_id[edge.b]);
    result.full = result.full || graph.full;
  }
  for (std::size_t v = 0; v < result.vertices.size(); ++v)
    if (pivoted[v]) result.vertices[v].pivot = result.find_vertex({pivots[v].x, pivots[v].y, 0});
  link_and_find_faces(result);
  if (connect) connect_neighbours(result);
  return result;
}

Graph unite(std::vector<Graph> graphs, bool connect) {
  if (graphs.empty()) return {};
  Graph result = std::move(graphs[0]);
  for (std::size_t g = 1; g < graphs.size() && !result.full; ++g) append(result, graphs[g]);
  result.basis = Basis::NoBasis;
  result.shape = Shape::NoShape;
  if (connect && !result.full) connect_neighbours(result);
  return result;
}

Graph intersect(const std::vector<Graph>& graphs) {
  if (graphs.empty()) return {};
  if (graphs.size() == 1) return graphs[0];
  const Graph& first = graphs[0];
  auto match = [](const Graph& graph, const Point& at) { return graph.find_vertex(at, kMatch); };

  Graph result;
  std::vector<int> new_id;
  for (const Vertex& vertex : first.vertices) {
    const bool everywhere = std::all_of(graphs.begin() + 1, graphs.end(),
                                        [&](const Graph& g) { return match(g, vertex.at) != kNone; });
    new_id.push_back(everywhere ? result.add_vertex(vertex.at) : kNone);
  }
  for (const Edge& edge : first.edges) {
    const Point& a = first.vertices[edge.a].at;
    const Point& b = first.vertices[edge.b].at;
    const bool everywhere = std::all_of(graphs.begin() + 1, graphs.end(), [&](const Graph& g) {
      return g.find_edge(match(g, a), match(g, b)) != kNone;
    });
    if (everywhere) result.find_or_add_edge(new_id[edge.a], new_id[edge.b]);
  }
  for (const Graph& graph : graphs) result.full = result.full || graph.full;
  link_and_find_faces(result);
  return result;
}

Graph layers(int count, const Graph& graph) {
  Graph result = graph;
  const int size = static_cast<int>(graph.vertices.size());
  for (int layer = 1; layer < count && !result.full; ++layer) {
    Graph next = graph;
    next.translate(0, 0, layer);
    for (Vertex& vertex : next.vertices) std::sort(vertex.faces.begin(), vertex.faces.end());
    const int base = static_cast<int>(result.vertices.size());
    append(result, next);
    for (int v = 0; v < size; ++v) result.add_edge(base - size + v, base + v);
  }
  result.reorder();
  return result;
}

}  // namespace ludens::geometry
