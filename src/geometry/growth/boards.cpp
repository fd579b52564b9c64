#include "geometry/growth/boards.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

namespace ludens::geometry {

int cells_of_side(TileShape shape, int side) {
  return shape == TileShape::Hexagonal ? 3 * side * (side - 1) + 1 : side * side;
}

int side_of_ring(TileShape shape) {
  switch (shape) {
    case TileShape::Square:
      return 2;
    case TileShape::Hexagonal:
      return 1;
    case TileShape::Triangular:
      return 3;
    default:
      return 0;
  }
}

int cells_of_ring(TileShape shape, int side) {
  switch (shape) {
    case TileShape::Square:
      return 4 * (side + 2) - 4;
    case TileShape::Hexagonal:
      return 6 * (side + 1) - 6;
    case TileShape::Triangular:
      return 3 * (2 * (side + 3) - 1) - 6;
    default:
      return 0;
  }
}

int number_within_ring(TileShape shape, int side, int row, int number) {
  switch (shape) {
    case TileShape::Square:
      return side + 1 + 2 * (row + 1) + number;
    case TileShape::Hexagonal:
      return side + 2 * (row + 1) + number;
    case TileShape::Triangular:
      return 2 * (side + 3) - 2 + 2 * (row + 1) + number;
    default:
      return number;
  }
}

int row_of_number(TileShape shape, int side, int number) {
  const auto length = [&](int row) {
    switch (shape) {
      case TileShape::Square:
        return side;
      case TileShape::Hexagonal:
        return row < side ? side + row : 3 * side - 2 - row;
      case TileShape::Triangular:
        return side - (row + 1) / 2;
      default:
        return 1;
    }
  };
  int row = 0;
  while (number >= length(row)) number -= length(row++);
  return row;
}

namespace {

Tiles hexagon_of_side(int side) {
  Tiles out;
  for (int a = 1 - side; a < side; ++a)
    for (int b = std::max(1 - side, 1 - side - a); b < std::min(side, side - a); ++b)
      out.insert({a, b, -a - b});
  return out;
}

Tiles triangle_of_side(int side) {
  // The strips begin at low, low and the rest, which is the same where rings lie around one cell.
  const int low = -((side - 1) / 3);
  Tiles out;
  for (int a = low; a < low + side; ++a)
    for (int b = low; b < low + side; ++b)
      for (int sum = -1; sum <= 0; ++sum)
        if (const int c = sum - a - b; c >= 1 - side - 2 * low) out.insert({a, b, c});
  return out;
}

// The least and the greatest of each of the three numbers.
struct Extent {
  std::array<int, 3> least, greatest;
};

Extent extent_of(const Tiles& cells) {
  Extent out;
  out.least.fill(std::numeric_limits<int>::max());
  out.greatest.fill(std::numeric_limits<int>::min());
  for (const Tile& cell : cells) {
    const std::array<int, 3> at{cell.a, cell.b, cell.c};
    for (size_t i = 0; i < 3; ++i) {
      out.least[i] = std::min(out.least[i], at[i]);
      out.greatest[i] = std::max(out.greatest[i], at[i]);
    }
  }
  return out;
}

// Within a hexagon of this side each number lies at most side - 1 from the centre's; the centre's three add
// up to nothing.
bool fits_hexagon(const Extent& e, int side) {
  int least = 0, greatest = 0;
  for (size_t i = 0; i < 3; ++i) {
    const int from = e.greatest[i] - (side - 1), to = e.least[i] + (side - 1);
    if (from > to) return false;
    least += from;
    greatest += to;
  }
  return least <= 0 && greatest >= 0;
}

}  // namespace

Tiles board_of_side(TileShape shape, int side) {
  if (shape == TileShape::Hexagonal) return hexagon_of_side(side);
  if (shape == TileShape::Triangular) return triangle_of_side(side);
  const int low = -((side - 1) / 2);
  Tiles out;
  for (int a = low; a < low + side; ++a)
    for (int b = low; b < low + side; ++b) out.insert({a, b, 0});
  return out;
}

int side_around(TileShape shape, const Tiles& cells) {
  if (cells.empty()) return 0;
  const Extent e = extent_of(cells);
  switch (shape) {
    case TileShape::Square:
      return 1 + std::max(e.greatest[0] - e.least[0], e.greatest[1] - e.least[1]);
    case TileShape::Hexagonal: {
      int side = 1;
      while (!fits_hexagon(e, side)) ++side;
      return side;
    }
    case TileShape::Triangular:
      return 1 - e.least[0] - e.least[1] - e.least[2];
    default:
      return 0;
  }
}

Tiles zone_of(TileShape shape, const Tiles& tiles) {
  Tiles out = tiles;
  for (const Tile& tile : tiles)
    for (const Tile& cell : around(shape, tile)) out.insert(cell);
  return out;
}

int added_by(TileShape shape, const Tiles& board, const Tile& tile) {
  const std::vector<Tile> near = around(shape, tile);
  return static_cast<int>(
      std::ranges::count_if(near, [&](const Tile& cell) { return !board.contains(cell); }));
}

int initial_side(TileShape shape, const Tiles& tiles) {
  return side_around(shape, zone_of(shape, tiles.empty() ? Tiles{kFirstTile} : tiles));
}

std::vector<Tile> in_order(TileShape shape, const Tiles& cells) {
  std::vector<Tile> out(cells.begin(), cells.end());
  std::ranges::sort(out, {}, [&](const Tile& cell) { return place_of(shape, cell); });
  return out;
}

std::vector<int> numbers_on(TileShape shape, const Tiles& before, const Tiles& after) {
  std::vector<int> out;
  int fresh = 0;
  for (const Tile& cell : in_order(shape, after))
    if (before.contains(cell))
      out.push_back(static_cast<int>(out.size()) + fresh);
    else
      ++fresh;
  return out;
}

}  // namespace ludens::geometry
