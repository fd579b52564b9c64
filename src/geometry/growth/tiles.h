// tiles.h - the cells of an unbounded plane of squares, hexagons, triangles or several shapes, by whole
// numbers.
//
// Boards that grow are reckoned with here: no graph, no site numbers, no bounds. A cell has three numbers, of
// which two say the rest on squares and hexagons:
//   square       a column, b row, c always 0
//   hexagonal    a + b + c = 0; rows of equal b lie flat
//   triangular   the strips of the three directions that it lies in; a + b + c = 0: it points upwards,
//                -1: downwards
//   the others     a columns and b rows of repeats (repeats.h), c which of the cells of that repeat
#pragma once

#include <compare>
#include <vector>

namespace ludens::geometry {

enum class TileShape {
  Square,
  Hexagonal,
  Triangular,
  T31212,
  T333333_33434,
  T33336,
  T33344,
  T33434,
  T3464,
  T3636,
  T4612,
  T488
};
// Are there cells of several shapes?
constexpr bool has_repeats(TileShape shape) {
  return shape > TileShape::Triangular;
}

struct Tile {
  int a = 0, b = 0, c = 0;
  auto operator<=>(const Tile&) const = default;
};

// Where sites are numbered from the bottom left to the top right, row by row. Triangles of a strip that point
// upwards and those that point downwards are in different rows.
struct Place {
  int row = 0, column = 0;  // columns of neighbouring rows need not lie above each other
  auto operator<=>(const Place&) const = default;
};
Place place_of(TileShape shape, const Tile& tile);
// The centre, the distance of neighbours being 1: x, y.
struct Centre {
  double x = 0, y = 0;
};
Centre centre_of(TileShape shape, const Tile& tile);

// The cell in the middle, where a game without tiles begins.
inline constexpr Tile kFirstTile{};

// All other cells that share a vertex with this one: 8, 6 or 12, or as many as there are.
std::vector<Tile> around(TileShape shape, const Tile& tile);

}  // namespace ludens::geometry
