// graph_build.cpp - looking up and adding vertices, edges and faces.
#include <algorithm>
#include <cmath>

#include "geometry/close_pairs.h"
#include "geometry/graph.h"
#include "geometry/plane.h"

namespace ludens::geometry {
namespace {

bool valid(const Graph& graph, int vertex) {
  return vertex >= 0 && vertex < static_cast<int>(graph.vertices.size());
}

// The edges of the end that has fewer of them; none where one of the two is not a vertex.
std::span<const int> edges_of_either(const Graph& graph, int a, int b) {
  if (!valid(graph, a) || !valid(graph, b)) return {};
  const std::vector<int>& of_a = graph.vertices[a].edges;
  const std::vector<int>& of_b = graph.vertices[b].edges;
  return of_a.size() < of_b.size() ? of_a : of_b;
}

// Does the ring of a face run through these vertices, forwards or backwards, from any start?
bool same_ring(const std::vector<int>& ring, std::span<const int> vertices) {
  const std::size_t n = ring.size();
  if (n != vertices.size() || n == 0) return false;
  const auto first = std::find(ring.begin(), ring.end(), vertices[0]);
  if (first == ring.end()) return false;
  const std::size_t start = first - ring.begin();
  bool forwards = true, backwards = true;
  for (std::size_t i = 0; i < n; ++i) {
    forwards = forwards && ring[(start + i) % n] == vertices[i];
    backwards = backwards && ring[(start + n - i) % n] == vertices[i];
  }
  return forwards || backwards;
}

std::vector<Point> positions(const Graph& graph) {
  std::vector<Point> points;
  points.reserve(graph.vertices.size());
  for (const Vertex& vertex : graph.vertices) points.push_back(vertex.at);
  return points;
}

template <typename T>
bool has_room(Graph& graph, const std::vector<T>& list) {
  if (static_cast<int>(list.size()) < kMaxElements) return true;
  graph.full = true;
  return false;
}

}  // namespace

int Graph::find_vertex(const Point& at, double tolerance) const {
  const int count = static_cast<int>(vertices.size());
  if (index_.size() > count) index_.clear();
  while (index_.size() < count) index_.insert(vertices[index_.size()].at);
  return index_.find(at, tolerance, [this](int id) -> const Point& { return vertices[id].at; });
}

int Graph::find_edge(int a, int b) const {
  int best = kNone;
  for (int id : edges_of_either(*this, a, b))
    if (edges[id].joins(a, b) && (best == kNone || id < best)) best = id;
  return best;
}

int Graph::find_edge(int a, int b, bool curved) const {
  int best = kNone;
  for (int id : edges_of_either(*this, a, b))
    if (edges[id].joins(a, b) && edges[id].curved() == curved && (best == kNone || id < best)) best = id;
  return best;
}

int Graph::find_face(std::span<const int> ring) const {
  if (ring.empty() || !std::all_of(ring.begin(), ring.end(), [this](int v) { return valid(*this, v); }))
    return kNone;
  const int rarest = *std::min_element(ring.begin(), ring.end(), [this](int l, int r) {
    return vertices[l].faces.size() < vertices[r].faces.size();
  });
  int best = kNone;
  for (int id : vertices[rarest].faces)
    if ((best == kNone || id < best) && same_ring(faces[id].vertices, ring)) best = id;
  return best;
}

int Graph::add_vertex(const Point& at) {
  if (!has_room(*this, vertices)) return kNone;
  vertices.push_back({});
  vertices.back().at = at;
  return static_cast<int>(vertices.size()) - 1;
}

int Graph::find_or_add_vertex(const Point& at) {
  const int found = find_vertex(at);
  return found != kNone ? found : add_vertex(at);
}

int Graph::add_edge(int a, int b) {
  if (!valid(*this, a) || !valid(*this, b) || !has_room(*this, edges)) return kNone;
  if (std::max(vertices[a].edges.size(), vertices[b].edges.size()) >= kMaxDegree) {
    full = true;
    return kNone;
  }
  const int id = static_cast<int>(edges.size());
  Edge edge;
  edge.a = a;
  edge.b = b;
  edge.at = (vertices[a].at + vertices[b].at) * 0.5;
  edges.push_back(edge);
  insert_edge_around(a, id);
  insert_edge_around(b, id);
  return id;
}

int Graph::add_edge(int a, int b, const Point& tangent_a, const Point& tangent_b) {
  const int id = add_edge(a, b);
  if (id != kNone) {
    edges[id].tangent_a = tangent_a;
    edges[id].tangent_b = tangent_b;
  }
  return id;
}

int Graph::find_or_add_edge(int a, int b) {
  const int found = find_edge(a, b);
  return found != kNone ? found : add_edge(a, b);
}

int Graph::find_or_add_edge(int a, int b, const Point& tangent_a, const Point& tangent_b) {
  const int found = find_edge(a, b);
  return found != kNone ? found : add_edge(a, b, tangent_a, tangent_b);
}

int Graph::find_or_add_face(std::span<const int> ring) {
  if (ring.size() < 3 || ring.size() > vertices.size()) return kNone;
  if (const int found = find_face(ring); found != kNone) return found;
  if (!has_room(*this, faces)) return kNone;

  Face face;
  face.vertices.assign(ring.begin(), ring.end());
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const int edge = find_edge(ring[i], ring[(i + 1) % ring.size()]);
    if (edge == kNone) return kNone;
    face.edges.push_back(edge);
  }
  const int id = static_cast<int>(faces.size());
  for (std::size_t i = 0; i < ring.size(); ++i) {
    Edge& edge = edges[face.edges[i]];
    (edge.a == ring[i] ? edge.right : edge.left) = id;
    vertices[ring[i]].faces.push_back(id);
  }
  face.at = face_centre(face);
  faces.push_back(std::move(face));
  return id;
}

void Graph::make_edges() {
  constexpr double kUnit = 1.0, kSlack = 0.05;
  const std::vector<Point> points = positions(*this);
  visit_close_pairs(points, kUnit + kSlack, [&](int a, int b) {
    if (std::abs(distance(points[a], points[b]) - kUnit) < kSlack) find_or_add_edge(a, b);
    return !full;
  });
}

Point Graph::face_centre(const Face& face) const {
  Point sum;
  for (int v : face.vertices) sum = sum + vertices[v].at;
  const double n = static_cast<double>(face.vertices.size());
  return {sum.x / n, sum.y / n, sum.z / n};
}

void Graph::insert_edge_around(int vertex, int edge) {
  std::vector<int>& list = vertices[vertex].edges;
  if (!vertices[vertex].in_order) {
    list.push_back(edge);
    return sort_edges_around(vertex);
  }
  auto angle = [&](int id) { return seen_angle(vertices[vertex].at, vertices[edges[id].other(vertex)].at); };
  const double own = angle(edge);
  const auto after =
      std::upper_bound(list.begin(), list.end(), own, [&](double l, int r) { return l < angle(r); });
  list.insert(after, edge);
}

void Graph::sort_edges_around(int vertex) {
  vertices[vertex].in_order = true;
  std::vector<int>& list = vertices[vertex].edges;
  const Point& centre = vertices[vertex].at;
  std::vector<std::pair<double, int>> keyed;
  keyed.reserve(list.size());
  for (int id : list) keyed.push_back({seen_angle(centre, vertices[edges[id].other(vertex)].at), id});
  std::stable_sort(keyed.begin(), keyed.end(), [](auto& l, auto& r) { return l.first < r.first; });
  for (std::size_t i = 0; i < list.size(); ++i) list[i] = keyed[i].second;
}

void Graph::link_edges() {
  for (Vertex& vertex : vertices) vertex.edges.clear();
  for (int id = 0; id < static_cast<int>(edges.size()); ++id) {
    vertices[edges[id].a].edges.push_back(id);
    vertices[edges[id].b].edges.push_back(id);
  }
  for (int v = 0; v < static_cast<int>(vertices.size()); ++v) sort_edges_around(v);
}

void Graph::link_faces() {
  for (Vertex& vertex : vertices) vertex.faces.clear();
  for (int id = 0; id < static_cast<int>(faces.size()); ++id)
    for (int v : faces[id].vertices) vertices[v].faces.push_back(id);
  for (Vertex& vertex : vertices)
    std::stable_sort(vertex.faces.begin(), vertex.faces.end(), [&](int l, int r) {
      return seen_angle(vertex.at, faces[l].at) < seen_angle(vertex.at, faces[r].at);
    });
}

void Graph::clear_faces() {
  for (Edge& edge : edges) edge.left = edge.right = kNone;
  for (Vertex& vertex : vertices) vertex.faces.clear();
  faces.clear();
}

void Graph::clear_edges() {
  clear_faces();
  for (Vertex& vertex : vertices) vertex.edges.clear();
  edges.clear();
}

Graph graph_from_lists(std::span<const Point> points, std::span<const std::pair<int, int>> pairs) {
  Graph graph;
  for (const Point& p : points) graph.add_vertex({single(p.x), single(p.y), single(p.z)});
  for (const auto& [a, b] : pairs) graph.find_or_add_edge(a, b);
  graph.make_faces(false);
  graph.link_faces();
  return graph;
}

Graph graph_from_points(std::span<const Point> points, double unit, Basis basis, Shape shape) {
  constexpr double kSlack = 0.01;
  std::vector<std::pair<int, int>> pairs;
  visit_close_pairs(points, unit + kSlack, [&](int a, int b) {
    if (std::abs(distance(points[a], points[b]) - unit) < kSlack) pairs.push_back({a, b});
    return static_cast<int>(pairs.size()) <= kMaxElements;
  });
  Graph graph = graph_from_lists(points, pairs);
  graph.set_basis_and_shape(basis, shape);
  return graph;
}

}  // namespace ludens::geometry
