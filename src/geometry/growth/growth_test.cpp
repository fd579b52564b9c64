// The figures are those of the thesis, which boards.h names.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "geometry/generators/generators.h"
#include "geometry/growth/boards.h"
#include "geometry/growth/course.h"
#include "geometry/topology.h"

using namespace ludens::geometry;

namespace {

constexpr TileShape kShapes[] = {TileShape::Square, TileShape::Hexagonal, TileShape::Triangular};

int after(TileShape shape, Growth growth, Play play, int moves) {
  return sizes_of(shape, growth, play, moves).back();
}

Basis basis_of(TileShape shape) {
  constexpr Basis kBases[] = {Basis::Square, Basis::Hexagonal, Basis::Triangular};
  return kBases[static_cast<int>(shape)];
}

Tile moved(const Tile& tile, const Tile& by) {
  return {tile.a + by.a, tile.b + by.b, tile.c + by.c};
}

// The fewest cells that so many connected tiles can have around them, by trying all.
int least_zone(TileShape shape, int tiles) {
  std::set<Tiles> figures{{kFirstTile}};
  for (int n = 1; n < tiles; ++n) {
    std::set<Tiles> larger;
    for (const Tiles& figure : figures)
      for (const Tile& cell : zone_of(shape, figure)) {
        Tiles next = figure;
        if (next.insert(cell).second) larger.insert(std::move(next));
      }
    figures = std::move(larger);
  }
  size_t least = 1'000;
  for (const Tiles& figure : figures) least = std::min(least, zone_of(shape, figure).size());
  return static_cast<int>(least);
}

}  // namespace

TEST_CASE("perimeter, every move on the rim") {
  CHECK(after(TileShape::Square, Growth::Perimeter, Play::Worst, 4) == 81);
  CHECK(after(TileShape::Square, Growth::Perimeter, Play::Worst, 25) == 2'601);
  CHECK(after(TileShape::Hexagonal, Growth::Perimeter, Play::Worst, 4) == 61);
  CHECK(after(TileShape::Hexagonal, Growth::Perimeter, Play::Worst, 19) == 1'141);
  CHECK(after(TileShape::Triangular, Growth::Perimeter, Play::Worst, 4) == 169);
  CHECK(after(TileShape::Triangular, Growth::Perimeter, Play::Worst, 49) == 21'904);
}

TEST_CASE("perimeter, compact play") {
  CHECK(after(TileShape::Square, Growth::Perimeter, Play::Best, 25) == 49);
  CHECK(after(TileShape::Hexagonal, Growth::Perimeter, Play::Best, 19) == 37);
  CHECK(after(TileShape::Triangular, Growth::Perimeter, Play::Best, 49) == 100);
}

TEST_CASE("zone, worst and best") {
  CHECK(after(TileShape::Square, Growth::Zone, Play::Worst, 4) == 24);
  CHECK(after(TileShape::Square, Growth::Zone, Play::Best, 4) == 16);
  CHECK(after(TileShape::Hexagonal, Growth::Zone, Play::Worst, 4) == 16);
  // The thesis prints 22 here. The first tile has 6 cells around it, 7 in all, and each of the six that
  // follow in a line adds 3: 7 + 6 * 3 = 25. 22 is the size after six moves.
  CHECK(after(TileShape::Hexagonal, Growth::Zone, Play::Worst, 7) == 25);
  CHECK(after(TileShape::Hexagonal, Growth::Zone, Play::Worst, 6) == 22);
  CHECK(after(TileShape::Hexagonal, Growth::Zone, Play::Best, 7) == 19);
  CHECK(after(TileShape::Triangular, Growth::Zone, Play::Worst, 5) == 41);
  CHECK(after(TileShape::Triangular, Growth::Zone, Play::Worst, 13) == 97);
  CHECK(after(TileShape::Triangular, Growth::Zone, Play::Best, 13) == 37);
}

TEST_CASE("the worst zone grows by the most that any move can add") {
  // A cell exists because it shares a vertex with a tile, so at least the cells around that vertex are there:
  // 4 of 9, 4 of 7 (two neighbours of one edge and both ends), 6 of 13.
  constexpr int kFirst[] = {9, 7, 13}, kEach[] = {5, 3, 7};
  constexpr int kMoves = 40;  // after 200: the thesis's figures, below
  for (TileShape shape : kShapes) {
    const std::vector<int> sizes = sizes_of(shape, Growth::Zone, Play::Worst, kMoves);
    const auto l = static_cast<size_t>(shape);
    CHECK(sizes.front() == 1);
    for (int n = 1; n <= kMoves; ++n) CHECK(sizes[static_cast<size_t>(n)] == kFirst[l] + kEach[l] * (n - 1));
  }
}

TEST_CASE("the best zone is the least there is") {
  for (TileShape shape : kShapes)
    for (int n = 1; n <= (shape == TileShape::Hexagonal ? 5 : 4); ++n)
      CHECK(after(shape, Growth::Zone, Play::Best, n) == least_zone(shape, n));
}

TEST_CASE("a ring has the cells that its formula says") {
  CHECK(cells_of_ring(TileShape::Square, 4) == 20);
  CHECK(cells_of_ring(TileShape::Hexagonal, 3) == 18);
  CHECK(cells_of_ring(TileShape::Triangular, 3) == 27);
  for (TileShape shape : kShapes)
    for (int side = 1; side < 30; ++side)
      CHECK(cells_of_ring(shape, side) ==
            cells_of_side(shape, side + side_of_ring(shape)) - cells_of_side(shape, side));
}

TEST_CASE("a ring is the zone of the board within it, or fills its corners") {
  for (TileShape shape : kShapes)
    for (int side : {1, 4, 7}) {
      const Tiles inner = board_of_side(shape, side);
      CHECK(static_cast<int>(inner.size()) == cells_of_side(shape, side));
      const Tiles outer = board_of_side(shape, side + side_of_ring(shape));
      const Tiles zone = zone_of(shape, inner);
      CHECK(std::ranges::includes(outer, zone));
      // The three corners of a triangle touch nothing of the board within.
      CHECK(outer.size() - zone.size() == (shape == TileShape::Triangular ? 3 : 0));
    }
}

TEST_CASE("numbers within a ring: the thesis's examples") {
  CHECK(number_within_ring(TileShape::Square, 3, 0, 0) == 6);
  CHECK(number_within_ring(TileShape::Square, 3, 2, 7) == 17);
  CHECK(number_within_ring(TileShape::Square, 4, 0, 0) == 7);
  CHECK(number_within_ring(TileShape::Square, 4, 2, 9) == 20);
  CHECK(number_within_ring(TileShape::Hexagonal, 3, 3, 14) == 25);
  CHECK(number_within_ring(TileShape::Triangular, 3, 3, 7) == 25);
  CHECK(row_of_number(TileShape::Square, 3, 7) == 2);
  CHECK(row_of_number(TileShape::Hexagonal, 3, 14) == 3);
  CHECK(row_of_number(TileShape::Triangular, 3, 7) == 3);
  CHECK(row_of_number(TileShape::Triangular, 6, 5) == 0);
  CHECK(row_of_number(TileShape::Triangular, 6, 6) == 1);
  CHECK(row_of_number(TileShape::Triangular, 6, 35) == 10);
}

TEST_CASE("numbers within a ring are what counting gives") {
  for (TileShape shape : kShapes)
    for (int side : {1, 4, 7, 10}) {
      const std::vector<int> numbers =
          numbers_on(shape, board_of_side(shape, side), board_of_side(shape, side + side_of_ring(shape)));
      for (int i = 0; i < cells_of_side(shape, side); ++i)
        CHECK(numbers[static_cast<size_t>(i)] ==
              number_within_ring(shape, side, row_of_number(shape, side, i), i));
    }
}

TEST_CASE("cells lie as the sheets of the language number them") {
  for (TileShape shape : kShapes) {
    const int side = 7;
    const Topology sheet(make_boardless(basis_of(shape), side));
    const std::vector<Tile> cells = in_order(shape, board_of_side(shape, side));
    const auto points = sheet.at(SiteType::Cell);
    REQUIRE(points.size() == cells.size());
    const Lists<int>& near = sheet.neighbours(SiteType::Cell, Relation::Adjacent);
    for (size_t i = 0; i < cells.size(); ++i) {
      std::vector<Tile> expected;
      for (const Tile& cell : around(shape, cells[i]))
        if (std::ranges::find(cells, cell) != cells.end()) expected.push_back(cell);
      std::vector<Tile> found;
      for (const int other : near[i]) found.push_back(cells[static_cast<size_t>(other)]);
      std::ranges::sort(expected);
      std::ranges::sort(found);
      CHECK(found == expected);
    }
  }
}

TEST_CASE("numbers on a board that grows in one place") {
  // Three squares by three; a tile on the left one in the middle row brings three cells at its left.
  const Tiles square = board_of_side(TileShape::Square, 3);
  Tiles grown = square;
  for (const Tile& cell : around(TileShape::Square, {-1, 0, 0})) grown.insert(cell);
  CHECK(grown.size() == square.size() + 3);
  CHECK(numbers_on(TileShape::Square, square, grown) == std::vector<int>{1, 2, 3, 5, 6, 7, 9, 10, 11});
  // In the corner at the bottom left, five cells; at the top right they change no number.
  Tiles corner = square;
  for (const Tile& cell : around(TileShape::Square, {-1, -1, 0})) corner.insert(cell);
  CHECK(corner.size() == square.size() + 5);
  CHECK(numbers_on(TileShape::Square, square, corner) == std::vector<int>{4, 5, 6, 8, 9, 10, 11, 12, 13});
  Tiles top = square;
  for (const Tile& cell : around(TileShape::Square, {1, 1, 0})) top.insert(cell);
  CHECK(numbers_on(TileShape::Square, square, top) == std::vector<int>{0, 1, 2, 3, 4, 5, 7, 8, 9});
}

TEST_CASE("the first board follows from where the tiles lie") {
  CHECK(initial_side(TileShape::Square, {}) == 3);
  CHECK(initial_side(TileShape::Hexagonal, {}) == 2);
  CHECK(initial_side(TileShape::Triangular, {}) == 4);
  // Nine tiles in a square need 5 x 5, not the 11 x 11 of nine in a line.
  CHECK(initial_side(TileShape::Square, board_of_side(TileShape::Square, 3)) == 5);
  Tiles line;
  for (int a = 0; a < 9; ++a) line.insert({a, 4, 0});
  CHECK(initial_side(TileShape::Square, line) == 11);
  // Two hexagons side by side: a hexagon of 3 holds both with all around them, wherever they lie.
  CHECK(initial_side(TileShape::Hexagonal, {{5, 2, -7}, {6, 2, -8}}) == 3);
  CHECK(initial_side(TileShape::Hexagonal, board_of_side(TileShape::Hexagonal, 3)) == 4);
  CHECK(initial_side(TileShape::Triangular, board_of_side(TileShape::Triangular, 4)) == 7);
  const Tile by{3, -1, -2};
  for (TileShape shape : {TileShape::Hexagonal, TileShape::Triangular})
    CHECK(initial_side(shape, {kFirstTile, {0, 1, -1}}) == initial_side(shape, {by, moved(by, {0, 1, -1})}));
}

TEST_CASE("unused cells: what the thesis says of 200 moves") {
  const auto unused = [](TileShape shape, Growth growth, Play play) {
    return 1 - 200.0 / after(shape, growth, play, 200);
  };
  CHECK(cells_of_sheet(TileShape::Square) == 1'681);
  CHECK(cells_of_sheet(TileShape::Hexagonal) == 1'261);
  CHECK(cells_of_sheet(TileShape::Triangular) == 1'681);
  // "around 80 %", "around 70 %", "just under 90 %" at worst; "roughly 30 %", "20 %", "around 30 %" at best.
  CHECK(unused(TileShape::Square, Growth::Zone, Play::Worst) == doctest::Approx(0.80).epsilon(0.01));
  CHECK(unused(TileShape::Hexagonal, Growth::Zone, Play::Worst) == doctest::Approx(0.67).epsilon(0.01));
  CHECK(unused(TileShape::Triangular, Growth::Zone, Play::Worst) == doctest::Approx(0.86).epsilon(0.01));
}
