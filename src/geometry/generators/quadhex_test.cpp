#include <doctest/doctest.h>

#include <algorithm>

#include "geometry/generators/counts.h"
#include "geometry/generators/generators.h"

using namespace ludens::geometry;

TEST_CASE("six fans of quadrilaterals") {
  CHECK(counts(make_quadhex(1, false)) == Counts{13, 18, 6});
  CHECK(counts(make_quadhex(3, false)) == Counts{73, 126, 54});
  const Graph board = make_quadhex(2, false);
  const int middle = board.find_vertex({0, 0, 0});
  REQUIRE(middle != kNone);
  CHECK(board.vertices[middle].edges.size() == 6);
}

TEST_CASE("three thirds around a triangle") {
  const Graph board = make_quadhex(3, true);
  CHECK(board.faces.size() == 3 * 18 + 1 + 3);
  const auto sides = [](const Face& face) { return face.vertices.size(); };
  CHECK(std::count_if(board.faces.begin(), board.faces.end(), [&](auto& f) { return sides(f) == 3; }) == 1);
  CHECK(std::count_if(board.faces.begin(), board.faces.end(), [&](auto& f) { return sides(f) == 8; }) == 3);
}
