// edit.cpp - add and remove: single elements, named by place or id.
#include <algorithm>
#include <functional>

#include "geometry/operators/operators.h"
#include "geometry/operators/rebuild.h"

namespace ludens::geometry {
namespace {

// Faces times corners of a polygon that they are compared with.
constexpr std::size_t kMaxPolygonWork = 50'000'000;

void add_cell(Graph& graph, const std::vector<Point>& corners) {
  std::vector<int> ring;
  for (const Point& corner : corners) ring.push_back(graph.find_or_add_vertex(corner));
  for (std::size_t i = 0; i < ring.size(); ++i) graph.find_or_add_edge(ring[i], ring[(i + 1) % ring.size()]);
  graph.find_or_add_face(ring);
}

void connect_to_neighbours(Graph& graph, const std::vector<int>& vertices) {
  constexpr double kReach = 1.1;
  const double threshold = kReach * graph.average_edge_length();
  for (int a : vertices)
    for (int b = 0; b < static_cast<int>(graph.vertices.size()); ++b)
      if (a != b && flat_distance(graph.vertices[a].at, graph.vertices[b].at) < threshold)
        graph.find_or_add_edge(a, b);
}

void mark(std::vector<bool>& marks, int id) {
  if (id >= 0 && id < static_cast<int>(marks.size())) marks[id] = true;
}

// They go one by one, the highest first, and the rest moves up: a number that is listed twice takes the next
// element along.
void mark_numbered(std::vector<bool>& marks, std::vector<int> ids) {
  std::ranges::sort(ids, std::greater<>());
  const int size = static_cast<int>(marks.size());
  for (int id : ids) {
    while (id >= 0 && id < size && marks[id]) ++id;
    mark(marks, id);
  }
}

// Marks the edges that will have no face on either side once the marked faces are gone.
void mark_orphans(const Graph& graph, Selection& doomed) {
  auto stays = [&](int face) { return face != kNone && !doomed.faces[face]; };
  for (std::size_t f = 0; f < graph.faces.size(); ++f) {
    if (!doomed.faces[f]) continue;
    for (int e : graph.faces[f].edges)
      if (!stays(graph.edges[e].left) && !stays(graph.edges[e].right)) doomed.edges[e] = true;
  }
}

Selection nothing(const Graph& graph) {
  Selection none;
  none.vertices.resize(graph.vertices.size());
  none.edges.resize(graph.edges.size());
  none.faces.resize(graph.faces.size());
  return none;
}

}  // namespace

Graph add(Graph graph, const Additions& additions) {
  // Curves come first and may double a straight edge: both can be lines of one board.
  for (const Additions::Curve& curve : additions.curved_edges) {
    const int a = graph.find_or_add_vertex(curve.a);
    const int b = graph.find_or_add_vertex(curve.b);
    graph.add_edge(a, b, curve.tangent_a, curve.tangent_b);
  }
  std::vector<int> fresh;
  for (const Point& at : additions.vertices)
    if (graph.find_vertex(at) == kNone) fresh.push_back(graph.add_vertex(at));
  for (const auto& [a, b] : additions.edges) {
    const int va = graph.find_or_add_vertex(a);
    graph.find_or_add_edge(va, graph.find_or_add_vertex(b));
  }
  for (const std::vector<Point>& cell : additions.cells) add_cell(graph, cell);
  for (const auto& [a, b] : additions.edge_ids) graph.find_or_add_edge(a, b);
  for (const std::vector<int>& cell : additions.cell_ids) graph.find_or_add_face(cell);
  if (additions.connect && !graph.full) connect_to_neighbours(graph, fresh);
  graph.basis = Basis::NoBasis;
  graph.shape = Shape::NoShape;
  return graph;
}

Graph remove(Graph graph, const Removals& removals) {
  Selection doomed = nothing(graph);
  for (const std::vector<Point>& cell : removals.cells) {
    std::vector<int> ring;
    for (const Point& corner : cell) ring.push_back(graph.find_vertex(corner));
    mark(doomed.faces, graph.find_face(ring));
  }
  mark_numbered(doomed.faces, removals.cell_ids);
  if (removals.trim_edges) mark_orphans(graph, doomed);
  for (const auto& [a, b] : removals.edges)
    mark(doomed.edges, graph.find_edge(graph.find_vertex(a), graph.find_vertex(b)));
  for (const auto& [a, b] : removals.edge_ids) mark(doomed.edges, graph.find_edge(a, b));
  for (const Point& at : removals.vertices) mark(doomed.vertices, graph.find_vertex(at));
  mark_numbered(doomed.vertices, removals.vertex_ids);
  graph.remove(std::move(doomed));
  graph.shape = Shape::NoShape;
  return graph;
}

Graph remove_inside(Graph graph, const Polygon& polygon) {
  Selection doomed = nothing(graph);
  doomed.vertices = vertices_inside(graph, polygon);
  graph.remove(std::move(doomed));
  graph.shape = Shape::NoShape;
  return graph;
}

Graph hole(Graph graph, const Polygon& polygon) {
  if (polygon.size() < 3) return graph;
  const Polygon area = inflated(polygon, 0.1);
  Selection doomed = nothing(graph);
  if (graph.faces.size() * area.size() > kMaxPolygonWork) {
    graph.full = true;
    return graph;
  }
  for (std::size_t f = 0; f < graph.faces.size(); ++f) doomed.faces[f] = inside(area, graph.faces[f].at);
  mark_orphans(graph, doomed);
  graph.remove(std::move(doomed));
  return graph;
}

}  // namespace ludens::geometry
