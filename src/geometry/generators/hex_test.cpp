#include <doctest/doctest.h>

#include "geometry/generators/counts.h"
#include "geometry/generators/generators.h"

using namespace ludens::geometry;

namespace {

std::size_t cells(Shape shape, int dim, std::optional<int> second = std::nullopt) {
  return make_hex(shape, dim, second).faces.size();
}

}  // namespace

TEST_CASE("hexagonal boards have so many cells") {
  CHECK(cells(Shape::Hexagon, 1) == 1);
  CHECK(cells(Shape::Hexagon, 3) == 19);
  CHECK(cells(Shape::Hexagon, 2, 3) == 12);
  CHECK(cells(Shape::Limping, 2) == 12);
  CHECK(cells(Shape::Triangle, 4) == 10);
  CHECK(cells(Shape::Diamond, 4) == 16);
  CHECK(cells(Shape::Prism, 2, 4) == 13);
  CHECK(cells(Shape::Square, 4) == 14);
  CHECK(cells(Shape::Rectangle, 3, 5) == 14);
  CHECK(cells(Shape::Star, 2) == 37);
}

TEST_CASE("one hexagon, from the bottom around to the right") {
  for (Shape shape : {Shape::Hexagon, Shape::Triangle, Shape::Rectangle}) {
    const Graph board = make_hex(shape, 1);
    REQUIRE(counts(board) == Counts{6, 6, 1});
    CHECK(board.vertices[0].at.y == doctest::Approx(-1));
    CHECK(board.vertices[5].at.y == doctest::Approx(1));
  }
  // The order in which vertices are made decides where a cell's ring begins.
  CHECK(make_hex(Shape::Hexagon, 1).faces[0].vertices == std::vector{1, 3, 5, 4, 2, 0});
  CHECK(make_hex(Shape::Triangle, 1).faces[0].vertices == std::vector{5, 4, 2, 0, 1, 3});
}

TEST_CASE("a diamond stands on its tip") {
  const Graph board = make_hex(Shape::Diamond, 3);
  REQUIRE(board.faces.size() == 9);
  CHECK(board.faces[0].at.x == doctest::Approx(board.faces[8].at.x).epsilon(1e-6));
  CHECK(board.faces[0].at.y < board.faces[1].at.y);
}

TEST_CASE("outlines of hexagons take cells by their centres") {
  CHECK(make_hex({{}, {3}}).faces.size() == 19);
  CHECK(make_hex({{}, {3, 3, 3, 3, 3, 3}}).faces.size() == 19);
  CHECK(make_hex(Outline{{{-0.5, -0.5, 0}, {-0.5, 0.5, 0}, {2, 0.5, 0}, {2, -0.5, 0}}, {}}).faces.size() ==
        2);
  CHECK(make_hex({{}, {2, 3}}).shape == Shape::Limping);
  CHECK(make_hex({{}, {3, 2}}).shape == Shape::Custom);
}
