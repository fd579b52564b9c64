// brick.cpp - (brick ...): bricks two units long, each row half a brick off the next.
#include <algorithm>
#include <span>

#include "geometry/generators/lattice.h"

namespace ludens::geometry {
namespace {

struct Offset {
  int row, col;
};

// Clockwise from the lower left; brickwork has a vertex wherever two bricks of the next row may meet.
constexpr Offset kBrick[] = {{0, 0}, {1, 0}, {1, 1}, {1, 2}, {0, 2}, {0, 1}};
constexpr Offset kHalfBrick[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
constexpr Offset kStandingBrick[] = {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}};

void lay(Graph& graph, std::span<const Offset> brick, int row, int col) {
  std::vector<int> ring;
  for (const Offset& o : brick)
    ring.push_back(
        graph.find_or_add_vertex({static_cast<double>(col + o.col), static_cast<double>(row + o.row), 0}));
  for (std::size_t i = 0; i < ring.size(); ++i) graph.find_or_add_edge(ring[i], ring[(i + 1) % ring.size()]);
  graph.find_or_add_face(ring);
}

// A brick of a board `cols` units wide; trimmed ones end flush with its sides.
void lay_in_row(Graph& graph, int row, int col, int cols, bool trim) {
  if (trim && col == 0)
    lay(graph, kHalfBrick, row, 1);
  else if (trim && col >= cols - 1)
    lay(graph, kHalfBrick, row, col);
  else
    lay(graph, kBrick, row, col);
}

// Boards of so many bricks are not even begun. Every brick brings three edges or so of its own.
bool too_many(std::int64_t bricks) {
  return bricks > kMaxElements / 2;
}

Graph rectangle(int rows, int columns, bool trim) {
  if (too_many(std::int64_t{rows} * columns)) return too_large_board();
  Graph graph;
  const int cols = 2 * columns + 1;
  for (int row = 0; row < rows; ++row)
    for (int col = row % 2; col < cols; col += 2) lay_in_row(graph, row, col, cols, trim);
  return graph;
}

// A prism has room for `middle` more rows, as far as its slanting sides let it.
Graph diamond(int side, int middle, bool trim) {
  if (too_many(std::int64_t{side} * side)) return too_large_board();
  Graph graph;
  const int cols = 2 * side, rows = std::min(2 * (side + middle), 3 * side);
  for (int row = 0; row < rows; ++row)
    for (int col = (row + 1) % 2; col < cols; col += 2) {
      const int sum = row + col, difference = col - row;
      if (sum >= side - 1 && sum < 3 * side - 1 && difference < side && -difference <= side)
        lay_in_row(graph, row, col, cols, trim);
    }
  return graph;
}

// Half a brick in the middle, and rings around it that run in one direction.
Graph spiral(int rings) {
  if (too_many(std::int64_t{2} * rings * rings)) return too_large_board();
  Graph graph;
  lay(graph, kHalfBrick, rings - 1, rings - 1);
  for (int ring = 1; ring < rings; ++ring)
    for (int i = 0; i < 2 * ring; i += 2) {
      const int low = rings - ring - 1, high = rings + ring - 1;
      lay(graph, kStandingBrick, low + 1 + i, low);
      lay(graph, kBrick, high, low + 1 + i);
      lay(graph, kStandingBrick, low + i, high);
      lay(graph, kBrick, low, low + i);
    }
  return graph;
}

Graph finished(Graph graph, Shape shape, std::vector<int> dim) {
  graph.set_basis_and_shape(Basis::Brick, shape);
  graph.reorder();
  graph.dim = std::move(dim);
  return graph;
}

}  // namespace

Graph make_brick(Shape shape, int dim, std::optional<int> second, bool trim) {
  if (dim < 1 || second.value_or(1) < 1) return {};
  const int other = second.value_or(dim);
  if (std::max(dim, other) >= kMaxElements) return too_large_board();
  const Shape oblong = dim == other ? Shape::Square : Shape::Rectangle;
  switch (shape) {
    case Shape::Square:
    case Shape::Rectangle:
      return finished(rectangle(dim, other, trim), oblong, {dim, other});
    case Shape::Limping:
      return finished(rectangle(dim, dim + 1, trim), Shape::Rectangle, {dim, dim + 1});
    case Shape::Diamond:
      return finished(diamond(dim, 0, trim), shape, {dim, dim});
    case Shape::Prism:
      return finished(diamond(dim, other, trim), shape, {dim, other});
    case Shape::Spiral:
      return finished(spiral(dim), shape, {dim});
    default:
      return {};
  }
}

}  // namespace ludens::geometry
