// concentric.cpp - rings of polygons, and targets.
#include <cmath>

#include "geometry/generators/generators_shapes.h"

namespace ludens::geometry {
namespace {

Shape outline_of(int sides) {
  switch (sides) {
    case 3:
      return Shape::Triangle;
    case 4:
      return Shape::Square;
    case 6:
      return Shape::Hexagon;
    default:
      return Shape::Regular;
  }
}

Graph too_large() {
  Graph graph;
  graph.full = true;
  return graph;
}

// Joins the vertices from `first` on into a ring.
void close_ring(Graph& graph, int first) {
  const int end = static_cast<int>(graph.vertices.size());
  for (int v = first; v < end; ++v) graph.add_edge(v, v + 1 < end ? v + 1 : first);
}

void add_polygon(Graph& graph, int sides, double radius, bool midpoints) {
  const double arc = 2 * kPi / sides;
  // Corners start at the top, or with a level side there if the number of sides is even.
  const double start = kPi / 2 + (sides % 2 == 0 ? arc / 2 : 0);
  auto corner = [&](int side) {
    return Point{radius * std::cos(start + arc * side), radius * std::sin(start + arc * side), 0};
  };
  const int first = static_cast<int>(graph.vertices.size());
  for (int side = 0; side < sides; ++side) {
    const Point a = corner(side), b = corner(side + 1);
    graph.find_or_add_vertex(a);
    if (midpoints) graph.find_or_add_vertex({(a.x + b.x) / 2, (a.y + b.y) / 2, 0});
  }
  close_ring(graph, first);
}

void join_rings(Graph& graph, int sides, int rings, const RingOptions& options) {
  const int per_side = options.midpoints ? 2 : 1;
  const int per_ring = sides * per_side;
  for (int ring = 0; ring + 1 < rings; ++ring)
    for (int side = 0; side < sides; ++side) {
      const int corner = ring * per_ring + side * per_side;
      if (options.join_corners) graph.add_edge(corner, corner + per_ring);
      // Without midpoints this is the next corner, whose line is then doubled.
      if (options.join_midpoints) graph.add_edge(corner + 1, corner + 1 + per_ring);
    }
}

}  // namespace

Graph make_concentric_polygons(int sides, int rings, const RingOptions& options, SiteType sites) {
  if (sides < 3 || rings < 1) return {};
  if (static_cast<std::int64_t>(sides) * rings * 2 > kMaxElements) return too_large();
  Graph graph;
  for (int ring = 0; ring < rings; ++ring)
    add_polygon(graph, sides, 1 + ring * (sides == 3 ? 2 : 1), options.midpoints);
  if ((options.midpoints && options.join_midpoints) || options.join_corners)
    join_rings(graph, sides, rings, options);
  graph.set_basis_and_shape(Basis::Concentric, outline_of(sides));
  graph.reorder();
  if (sites == SiteType::Cell) graph.make_faces(true);
  return graph;
}

Graph make_target(int rings, SiteType sites) {
  constexpr int kSides = 8;
  if (rings < 1 || sites != SiteType::Cell) return {};
  if (rings > kMaxElements / kSides) return too_large();
  Graph graph;
  for (int ring = 0; ring < rings; ++ring) {
    const int first = static_cast<int>(graph.vertices.size());
    for (int i = 0; i < kSides; ++i) {
      const double angle = kPi / 2 + 2 * kPi / kSides * i;
      graph.add_vertex({(ring + 1) * std::cos(angle), (ring + 1) * std::sin(angle), 0});
    }
    for (int i = 0; i < kSides; ++i) {
      const int a = first + i, b = first + (i + 1) % kSides;
      const Point out_a = unit_vector(graph.vertices[a].at), out_b = unit_vector(graph.vertices[b].at);
      graph.add_edge(a, b, {-out_a.y, out_a.x, 0}, {out_b.y, -out_b.x, 0});
    }
  }
  graph.make_faces(true);
  // All rings have the same middle, so they are placed one below the other instead.
  for (std::size_t f = 0; f < graph.faces.size(); ++f)
    graph.faces[f].at = {0, f == 0 ? 0 : -static_cast<double>(f) - 0.5, 0};
  graph.basis = Basis::NoBasis;
  return graph;
}

}  // namespace ludens::geometry
