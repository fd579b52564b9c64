// hex.cpp - (hex ...): hexagonal cells. Sizes count cells whatever the board is played on.
#include <algorithm>
#include <cmath>

#include "geometry/generators/lattice.h"

namespace ludens::geometry {
namespace {

const double kRoot3 = std::sqrt(3.0);

// A hexagon standing on a corner, clockwise from its top.
const std::vector<Point>& hexagon_ring() {
  static const double half = kRoot3 / 2;
  static const std::vector<Point> ring = {{0, 1, 0},  {half, 0.5, 0},   {half, -0.5, 0},
                                          {0, -1, 0}, {-half, -0.5, 0}, {-half, 0.5, 0}};
  return ring;
}

// Hexagons that stand on a corner, in level rows.
const Lattice& hex_lattice() {
  static const Lattice lattice{Basis::Hexagonal, {kRoot3, 1.5, 0}, {1, 0, 0}, {-0.5, 1, 0}, hexagon_ring()};
  return lattice;
}

// Hexagons that stand on a side; rows and columns rise to the left and to the right.
const Lattice& upright_lattice() {
  static const Lattice lattice{
      Basis::Hexagonal, {1.5, kRoot3 / 2, 0}, {1, 1, 0}, {-1, 1, 0}, mirrored(hexagon_ring())};
  return lattice;
}

// The regular hexagon is made in zigzag lines from the bottom, each from left to right. Every line is
// shared by the two rows of cells beside it.
Graph hexagon(int dim) {
  if (dim > kMaxElements / dim / 6) return too_large_board();
  Graph graph;
  for (int line = 0; line < 2 * dim; ++line) {
    const bool below = line < dim;  // the middle, where lines are longest
    const int cells = dim + (below ? line : 2 * dim - 1 - line);
    const double left = (dim - 1 - cells) * kRoot3 / 2, y = 1.5 * (below ? line : line - 1);
    for (int i = 0; i <= 2 * cells; ++i) {
      const double bend = i % 2 == 0 ? 0.5 : 1;
      graph.add_vertex({left + i * kRoot3 / 2, below ? y - bend : y + bend, 0});
    }
  }
  graph.make_edges();
  graph.make_faces(false);
  graph.set_basis_and_shape(Basis::Hexagonal, Shape::Hexagon);
  graph.reorder();
  graph.dim = {dim};
  return graph;
}

}  // namespace

Graph make_hex(Shape shape, int dim, std::optional<int> second) {
  if (dim < 1 || second.value_or(1) < 1) return {};
  const int other = second.value_or(dim);
  if (std::max(dim, other) >= kMaxElements) return too_large_board();
  const Shape oblong = dim == other ? Shape::Square : Shape::Rectangle;
  switch (shape) {
    case Shape::Hexagon:
      return second ? make_hex({{}, {dim, *second}}) : hexagon(dim);
    case Shape::Limping:
      return make_hex({{}, {dim, dim + 1}});
    case Shape::Triangle:
      return board_on(hex_lattice(), triangle_patch(dim), shape, {dim});
    case Shape::Star:
      return board_on(hex_lattice(), star_patch(dim), shape, {dim});
    case Shape::Square:
      return board_on(hex_lattice(), brickwork_patch(dim, dim), shape, {dim, dim});
    case Shape::Rectangle:
      return board_on(hex_lattice(), brickwork_patch(dim, other), oblong, {dim, other});
    case Shape::Diamond:
      return board_on(upright_lattice(), rhombus_patch(dim, dim), shape, {dim});
    case Shape::Prism:
      return board_on(upright_lattice(), prism_patch(dim, other), shape, {dim, other});
    default:
      return {};
  }
}

Graph make_hex(const Outline& outline) {
  constexpr int kMargin = 3;
  const Patch patch = polygon_patch(hex_lattice(), six_sided_polygon(outline, hex_lattice()), kMargin);
  return board_on(hex_lattice(), patch, limps(outline) ? Shape::Limping : Shape::Custom);
}

}  // namespace ludens::geometry
