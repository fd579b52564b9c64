// tri.cpp - (tri ...): triangular cells. Named shapes but the star count sites; outlines count vertices.
#include <algorithm>
#include <cmath>

#include "geometry/generators/lattice.h"

namespace ludens::geometry {
namespace {

const double kHeight = std::sqrt(3.0) / 2;  // of a triangle

// Triangles in horizontal rows.
const Lattice& tri_lattice() {
  static const Lattice lattice{Basis::Triangular, {1, kHeight, 0}, {1, 0, 0}, {-0.5, 1, 0}, {{}}};
  return lattice;
}

// Triangles in upright columns; rows and columns rise to the left and to the right.
const Lattice& upright_lattice() {
  static const Lattice lattice{Basis::Triangular, {kHeight, 0.5, 0}, {1, 1, 0}, {-1, 1, 0}, {{}}};
  return lattice;
}

// In a regular hexagon, edges between two rows begin at the row farther from the middle one.
Graph hexagon(int size, int dim) {
  const Patch patch = prism_patch(size, size);
  if (patch.too_large) return too_large_board();
  Graph graph;
  for (const Point& point : stamped_points(tri_lattice(), patch)) graph.add_vertex(point);
  graph.make_edges();
  const double middle = (size - 0.5) * kHeight;
  for (Edge& edge : graph.edges) {
    const double from = graph.vertices[edge.a].at.y, to = graph.vertices[edge.b].at.y;
    if (to - from > kTolerance && to > middle) std::swap(edge.a, edge.b);
  }
  graph.make_faces(false);
  graph.set_basis_and_shape(Basis::Triangular, Shape::Hexagon);
  graph.reorder();
  graph.dim = {dim};
  return graph;
}

}  // namespace

Graph make_tri(Shape shape, int dim, std::optional<int> second, SiteType sites) {
  if (dim < 1 || second.value_or(1) < 1) return {};
  const int given = second.value_or(dim);
  if (std::max(dim, given) >= kMaxElements) return too_large_board();
  const int extra = sites == SiteType::Cell ? 1 : 0;
  const int size = dim + extra, other = given + extra;
  const Shape oblong = dim == given ? Shape::Square : Shape::Rectangle;
  switch (shape) {
    case Shape::Hexagon:
      return hexagon(size, dim);
    case Shape::Limping:
      return make_tri({{}, {dim, dim + 1}});
    case Shape::Triangle:
      return board_on(tri_lattice(), triangle_patch(size), shape, {dim});
    case Shape::Star:
      return board_on(tri_lattice(), star_patch(dim), shape, {dim});
    case Shape::Square:
      return board_on(tri_lattice(), brickwork_patch(size, size), shape, {dim, dim});
    case Shape::Rectangle:
      return board_on(tri_lattice(), brickwork_patch(size, other), oblong, {dim, given});
    case Shape::Diamond:
      return board_on(upright_lattice(), rhombus_patch(size, size), shape, {dim});
    case Shape::Prism:
      return board_on(upright_lattice(), prism_patch(size, other), shape, {dim, given});
    default:
      return {};
  }
}

Graph make_tri(const Outline& outline) {
  const bool limping = limps(outline);
  const int margin = limping ? outline.sides[0] : 2;
  const Patch patch = polygon_patch(tri_lattice(), six_sided_polygon(outline, tri_lattice()), margin);
  return board_on(tri_lattice(), patch, limping ? Shape::Limping : Shape::Custom);
}

}  // namespace ludens::geometry
