#include "geometry/measure.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "geometry/plane.h"

namespace ludens::geometry {
namespace {

using enum Property;

constexpr double kExtremeTolerance = 0.01;
constexpr double kCentreTolerance = 0.0001;

// From this size on, only corners pull the centre; summing over the perimeter would take too long.
constexpr std::size_t kPerimeterPullsCentreBelow = 100;

void mark(PropertyMask& mask, Property p) {
  mask |= bit(p);
}

void mark_pivots(const Graph& graph, Measures& m) {
  for (const Vertex& vertex : graph.vertices)
    if (vertex.pivot != kNone) mark(m.vertices[vertex.pivot], Pivot);
}

void mark_perimeters(const Graph& graph, std::span<const PerimeterWalk> perimeters, Measures& m) {
  for (const PerimeterWalk& walk : perimeters) {
    for (int vertex : walk.vertices) mark(m.vertices[vertex], Property::Perimeter);
    for (int id : walk.edges) {
      mark(m.edges[id], Property::Perimeter);
      const Edge& edge = graph.edges[id];
      const int face = edge.left != kNone ? edge.left : edge.right;
      if (face != kNone) mark(m.faces[face], Property::Perimeter);
    }
  }
}

bool is_open(const Edge& edge) {
  return edge.left == kNone || edge.right == kNone;
}

void mark_inner_and_outer(const Graph& graph, Measures& m) {
  auto on_perimeter = [&](int vertex) { return has(m.vertices[vertex], Property::Perimeter); };
  for (std::size_t n = 0; n < graph.faces.size(); ++n) {
    const Face& face = graph.faces[n];
    if (std::any_of(face.vertices.begin(), face.vertices.end(), on_perimeter))
      mark(m.faces[n], Property::Perimeter);
    if (std::any_of(face.edges.begin(), face.edges.end(), [&](int id) { return is_open(graph.edges[id]); }))
      mark(m.faces[n], OpenSide);
  }
  for (std::size_t n = 0; n < graph.edges.size(); ++n) {
    const Edge& edge = graph.edges[n];
    if (is_open(edge) && on_perimeter(edge.a) && on_perimeter(edge.b)) mark(m.edges[n], Property::Perimeter);
  }
  for (auto* masks : {&m.vertices, &m.edges, &m.faces})
    for (PropertyMask& mask : *masks) mark(mask, has(mask, Property::Perimeter) ? Outer : Inner);
}

template <typename Element>
void mark_extremes(const std::vector<Element>& elements, std::vector<PropertyMask>& masks) {
  if (elements.empty()) return;
  Point low = elements.front().at, high = low;
  for (const Element& element : elements) {
    low = {std::min(low.x, element.at.x), std::min(low.y, element.at.y)};
    high = {std::max(high.x, element.at.x), std::max(high.y, element.at.y)};
  }
  for (std::size_t n = 0; n < elements.size(); ++n) {
    const Point& at = elements[n].at;
    if (at.x - low.x < kExtremeTolerance) mark(masks[n], Left);
    if (at.y - low.y < kExtremeTolerance) mark(masks[n], Bottom);
    if (high.x - at.x < kExtremeTolerance) mark(masks[n], Right);
    if (high.y - at.y < kExtremeTolerance) mark(masks[n], Top);
  }
}

void mark_major_and_minor(const Graph& graph, Measures& m) {
  std::size_t most = 0;
  for (const Face& face : graph.faces) most = std::max(most, face.vertices.size());
  for (std::size_t n = 0; n < graph.faces.size(); ++n)
    mark(m.faces[n], graph.faces[n].vertices.size() == most ? Major : Minor);
}

void mark_slopes(const Graph& graph, Measures& m) {
  for (std::size_t n = 0; n < graph.edges.size(); ++n) {
    const Edge& edge = graph.edges[n];
    const int arc = arc_of(seen_angle(graph.vertices[edge.a].at, graph.vertices[edge.b].at), 16);
    PropertyMask& mask = m.edges[n];
    if (arc % 4 == 0)
      mask |= bit(Axial) | bit(arc % 8 == 0 ? Horizontal : Vertical);
    else
      mask |= bit(Angled) | bit(arc % 8 < 4 ? Slash : Slosh);
  }
}

// The centre is where the squared distances to the perimeter and to the corners sum to the least. A corner on
// the perimeter counts twice.
template <typename Element>
void mark_centre(const std::vector<Element>& elements, std::vector<PropertyMask>& masks) {
  std::vector<Point> pulls;
  auto gather = [&](Property p) {
    for (std::size_t n = 0; n < elements.size(); ++n)
      if (has(masks[n], p)) pulls.push_back(elements[n].at);
  };
  if (elements.size() < kPerimeterPullsCentreBelow) gather(Property::Perimeter);
  gather(Corner);

  // The sum over pulls p of |e - p|^2 without visiting each pair; measured from their mean to stay precise.
  const double count = static_cast<double>(pulls.size());
  Point mean;
  for (const Point& p : pulls) mean = mean + p * (1 / count);
  double spread = 0;
  for (const Point& p : pulls) spread += (p.x - mean.x) * (p.x - mean.x) + (p.y - mean.y) * (p.y - mean.y);
  auto total = [&](const Point& at) {
    const double dx = at.x - mean.x, dy = at.y - mean.y;
    return count * (dx * dx + dy * dy) + spread;
  };

  double least = std::numeric_limits<double>::max();
  for (const Element& element : elements) least = std::min(least, total(element.at));
  for (std::size_t n = 0; n < elements.size(); ++n)
    if (total(elements[n].at) - least < kCentreTolerance) mark(masks[n], Centre);
}

}  // namespace

int arc_of(double angle, int count) {
  const double arc = 2 * kPi / count;
  if (angle < 0) angle += 2 * kPi;
  return static_cast<int>((angle + arc / 2) / arc) % count;
}

Measures measure(const Graph& graph) {
  Measures m;
  m.vertices.resize(graph.vertices.size());
  m.edges.resize(graph.edges.size());
  m.faces.resize(graph.faces.size());
  const auto perimeters = walk_perimeters(graph);
  mark_pivots(graph, m);
  mark_perimeters(graph, perimeters, m);
  mark_inner_and_outer(graph, m);
  mark_extremes(graph.vertices, m.vertices);
  mark_extremes(graph.edges, m.edges);
  mark_extremes(graph.faces, m.faces);
  mark_major_and_minor(graph, m);
  mark_corners(graph, perimeters, m);
  mark_sides(graph, perimeters, m);
  mark_slopes(graph, m);
  mark_centre(graph.vertices, m.vertices);
  mark_centre(graph.edges, m.edges);
  mark_centre(graph.faces, m.faces);
  return m;
}

}  // namespace ludens::geometry
