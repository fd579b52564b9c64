#include <doctest/doctest.h>

#include <algorithm>

#include "geometry/generators/counts.h"
#include "geometry/generators/generators.h"

using namespace ludens::geometry;

TEST_CASE("bricks are six-sided, clockwise from the lower left") {
  const Graph board = make_brick(Shape::Square, 1);
  REQUIRE(board.faces.size() == 2);
  CHECK(counts(board) == Counts{10, 11, 2});
  CHECK(board.faces[0].vertices == std::vector{0, 5, 6, 7, 2, 1});
}

TEST_CASE("odd rows of brickwork have one brick less") {
  CHECK(make_brick(Shape::Rectangle, 3, 2).faces.size() == 3 + 2 + 3);
  CHECK(make_brick(Shape::Limping, 2).faces.size() == 4 + 3);
  CHECK(make_brick(Shape::Diamond, 3).faces.size() == 9);
  CHECK(make_brick(Shape::Spiral, 3).faces.size() == 1 + 4 + 8);
}

TEST_CASE("trimmed boards end in half bricks") {
  const Graph rough = make_brick(Shape::Square, 2, std::nullopt, false);
  const Graph flush = make_brick(Shape::Square, 2, std::nullopt, true);
  CHECK(rough.faces.size() == flush.faces.size());
  auto halves = [](const Graph& board) {
    return std::count_if(board.faces.begin(), board.faces.end(),
                         [](const Face& face) { return face.vertices.size() == 4; });
  };
  CHECK(halves(rough) == 0);
  CHECK(halves(flush) == 2);
}

TEST_CASE("a spiral has half a brick in the middle") {
  const Graph board = make_brick(Shape::Spiral, 2);
  REQUIRE(board.faces.size() == 5);
  CHECK(board.faces[2].vertices.size() == 4);
  CHECK(board.faces[2].at.x == doctest::Approx(1.5));
  CHECK(board.faces[2].at.y == doctest::Approx(1.5));
}
