#include "geometry/generators/outline.h"

#include <doctest/doctest.h>

using namespace ludens::geometry;

namespace {

constexpr Point kSquareHeadings[] = {{0, 1, 0}, {1, 0, 0}, {0, -1, 0}, {-1, 0, 0}};

}  // namespace

TEST_CASE("walked sides turn with their sign") {
  const int right[] = {2, 3};
  Polygon walk = walk_sides(right, kSquareHeadings);
  REQUIRE(walk.size() == 3);
  CHECK(walk[2].x == 3);
  CHECK(walk[2].y == 2);
  const int back[] = {2, -3};
  walk = walk_sides(back, kSquareHeadings);
  CHECK(walk[2].x == 3);  // the previous heading is left, and it goes backwards
}

TEST_CASE("six-sided walks repeat and shorten their sides") {
  const int sides[] = {3, 4};
  const auto walk = walk_six_sides(sides);
  REQUIRE(walk.size() == 6);
  CHECK(walk[1].col == 2);
  CHECK(walk[2].row == -3);
  CHECK(walk[5].row == -3);
  CHECK(walk[5].col == -3);
  CHECK(walk_six_sides({}).size() == 1);
}

TEST_CASE("inflating moves the border to the left of the walk") {
  const Polygon clockwise = {{0, 0, 0}, {0, 2, 0}, {2, 2, 0}, {2, 0, 0}};
  const Polygon larger = inflated(clockwise, 0.1);
  for (const Point& corner : clockwise) CHECK(inside(larger, corner));
  CHECK_FALSE(inside(larger, {2.1, 1, 0}));
  const Polygon smaller = inflated({clockwise.rbegin(), clockwise.rend()}, 0.1);
  for (const Point& corner : smaller) CHECK(inside(clockwise, corner));
}

TEST_CASE("rotations copy the corners around the origin") {
  const Polygon turned = with_rotations({{2, 1, 0}, {1, 2, 0}}, 4);
  REQUIRE(turned.size() == 8);
  CHECK(turned[2].x == doctest::Approx(-1));
  CHECK(turned[2].y == doctest::Approx(2));
  const Polygon reversed = with_rotations({{2, 1, 0}, {1, 2, 0}}, -4);
  CHECK(reversed[0].y == 2);
  CHECK(reversed[2].x == doctest::Approx(2));
  CHECK(with_rotations({{2, 1, 0}}, 0).size() == 1);
}
