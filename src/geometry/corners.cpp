// corners.cpp - corners and sides of a board, read off the bends of its perimeters.
#include <algorithm>
#include <cmath>

#include "geometry/measure.h"
#include "geometry/plane.h"

namespace ludens::geometry {
namespace {

using enum Property;

// So short a perimeter has nothing but corners.
constexpr std::size_t kAllCornersBelow = 6;

// How sharp a bend must be. The first keeps the zigzag side of a hexagonal rectangle free of corners.
constexpr double kConvexBend = 0.320;
constexpr double kConcaveBend = -0.25;
constexpr double kBendTolerance = 0.001;

// A neighbour that bends almost as much as a corner is a corner too: blunt corners have two vertices.
constexpr double kAlmostAsSharp = 0.95;

constexpr int kReach = 3;  // vertices looked at on either side of a bend

bool clockwise(const Point& a, const Point& b, const Point& c) {
  return (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y) < kEpsilon;
}

// Positive where the board bulges outwards, negative where it is dented; smoothed over the neighbours.
std::vector<double> bends(const Graph& graph, std::span<const int> walk) {
  const int count = static_cast<int>(walk.size());
  auto at = [&](int n) -> const Point& { return graph.vertices[walk[(n + count) % count]].at; };
  std::vector<double> raw(count);
  for (int n = 0; n < count; ++n)
    for (int k = 1; k <= kReach; ++k) {
      const double height = distance_to_line(at(n), at(n - k), at(n + k));
      raw[n] += (clockwise(at(n - k), at(n), at(n + k)) ? -height : height) / k;
    }
  std::vector<double> smooth(count);
  for (int n = 0; n < count; ++n)
    smooth[n] = (4 * raw[n] + raw[(n + 1) % count] + raw[(n - 1 + count) % count]) / 6;
  return smooth;
}

void mark_corners_along(const Graph& graph, std::span<const int> walk, std::vector<PropertyMask>& vertices) {
  if (walk.size() < kAllCornersBelow) {
    for (int vertex : walk) vertices[vertex] |= bit(Corner) | bit(ConvexCorner);
    return;
  }
  const std::vector<double> bend = bends(graph, walk);
  const int count = static_cast<int>(walk.size());
  auto before = [&](int n) { return (n - 1 + count) % count; };
  auto after = [&](int n) { return (n + 1) % count; };

  std::vector<bool> convex(count);
  for (int n = 0; n < count; ++n)
    convex[n] = bend[n] >= kConvexBend && bend[n] >= bend[before(n)] - kBendTolerance &&
                bend[n] >= bend[after(n)] - kBendTolerance;
  for (int n = 0; n < count; ++n) {
    if (!convex[n]) continue;
    for (int beside : {before(n), after(n)})
      if (bend[beside] >= kAlmostAsSharp * bend[n]) convex[beside] = true;
  }
  for (int n = 0; n < count; ++n) {
    if (convex[n]) vertices[walk[n]] |= bit(Corner) | bit(ConvexCorner);
    if (bend[n] <= kConcaveBend && bend[n] <= bend[before(n)] + kBendTolerance &&
        bend[n] <= bend[after(n)] + kBendTolerance)
      vertices[walk[n]] |= bit(Corner) | bit(ConcaveCorner);
  }
}

// The one face beside an edge of the perimeter.
int face_beside(const Edge& edge) {
  return edge.left != kNone ? edge.left : edge.right;
}

bool touches_perimeter_once(const Face& face, const Measures& m) {
  return std::count_if(face.vertices.begin(), face.vertices.end(),
                       [&](int v) { return has(m.vertices[v], Property::Perimeter); }) == 1;
}

// An edge between two corners is a corner, and so is its face.
bool mark_corner_edges(const Graph& graph, int vertex, PropertyMask kind, Measures& m) {
  bool found = false;
  for (int id : graph.vertices[vertex].edges) {
    const Edge& edge = graph.edges[id];
    if (!has(m.vertices[edge.other(vertex)], Corner)) continue;
    found = true;
    m.edges[id] |= kind;
    if (const int face = face_beside(edge); face != kNone) m.faces[face] |= kind;
  }
  return found;
}

// A corner alone passes it on to its edges along the perimeter and to the faces in the bend.
void mark_around_corner(const Graph& graph, int vertex, PropertyMask kind, Measures& m) {
  bool on_perimeter = false;
  for (int id : graph.vertices[vertex].edges) {
    if (!has(m.edges[id], Property::Perimeter)) continue;
    on_perimeter = true;
    m.edges[id] |= kind;
    if (has(kind, ConcaveCorner)) continue;
    if (const int face = face_beside(graph.edges[id]); face != kNone) m.faces[face] |= kind;
  }
  if (!on_perimeter || !has(kind, ConcaveCorner)) return;
  for (int face : graph.vertices[vertex].faces)
    if (touches_perimeter_once(graph.faces[face], m)) m.faces[face] |= kind;
}

Property side_of(double angle) {
  const int arc = arc_of(angle, 16);
  constexpr Property kStraight[] = {SideE, SideN, SideW, SideS};
  constexpr Property kSlanted[] = {SideNE, SideNW, SideSW, SideSE};
  return arc % 4 == 0 ? kStraight[arc / 4] : kSlanted[arc / 4];
}

}  // namespace

void mark_corners(const Graph& graph, std::span<const PerimeterWalk> perimeters, Measures& m) {
  for (const auto& walk : perimeters) mark_corners_along(graph, walk.vertices, m.vertices);
  for (int vertex = 0; vertex < static_cast<int>(graph.vertices.size()); ++vertex) {
    const PropertyMask mask = m.vertices[vertex];
    if (!has(mask, Corner)) continue;
    const PropertyMask kind = bit(Corner) | bit(has(mask, ConcaveCorner) ? ConcaveCorner : ConvexCorner);
    if (!mark_corner_edges(graph, vertex, kind, m)) mark_around_corner(graph, vertex, kind, m);
  }
}

void mark_sides(const Graph& graph, std::span<const PerimeterWalk> perimeters, Measures& m) {
  const Point middle = graph.centroid();
  for (const auto& [walk, edges] : perimeters) {
    const std::size_t count = walk.size();
    for (std::size_t from = 0; from < count; ++from) {
      if (!has(m.vertices[walk[from]], Corner)) continue;
      std::size_t to = from + 1;
      while (!has(m.vertices[walk[to % count]], Corner)) ++to;
      Point sum;
      for (std::size_t n = from; n <= to; ++n) sum = sum + graph.vertices[walk[n % count]].at;
      const Point mean = sum * (1.0 / static_cast<double>(to - from + 1));
      const Property side = side_of(seen_angle(middle, mean));
      for (std::size_t n = from; n <= to; ++n) m.vertices[walk[n % count]] |= bit(side);
    }
  }
  PropertyMask sides = 0;
  for (int n = static_cast<int>(SideN); n <= static_cast<int>(SideNW); ++n) sides |= PropertyMask{1} << n;
  for (std::size_t n = 0; n < graph.vertices.size(); ++n) {
    const PropertyMask of_vertex = m.vertices[n] & sides;
    for (int edge : graph.vertices[n].edges) m.edges[edge] |= of_vertex;
    for (int face : graph.vertices[n].faces) m.faces[face] |= of_vertex;
  }
}

}  // namespace ludens::geometry
