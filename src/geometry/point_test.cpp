#include "geometry/point.h"

#include <doctest/doctest.h>

#include <vector>

using namespace ludens::geometry;

TEST_CASE("segments meet at their ends too, but cross only inside") {
  CHECK(segments_meet({0, 0}, {2, 2}, {0, 2}, {2, 0}));
  CHECK(segments_meet({0, 0}, {1, 0}, {1, 0}, {1, 5}));
  CHECK_FALSE(segments_meet({0, 0}, {1, 0}, {0, 0}, {3, 0}));
  CHECK_FALSE(segments_meet({0, 0}, {1, 0}, {2, -1}, {2, 1}));
  const auto at = crossing_point({0, 0}, {2, 2}, {0, 2}, {2, 0});
  REQUIRE(at);
  CHECK(at->x == 1);
  CHECK(at->y == 1);
  CHECK_FALSE(crossing_point({0, 0}, {1, 0}, {1, -1}, {1, 5}));
}

TEST_CASE("a point touches a segment away from its ends") {
  CHECK(touches_inside({1, 1}, {0, 0}, {2, 2}));
  CHECK_FALSE(touches_inside({0, 0}, {0, 0}, {2, 2}));
  CHECK_FALSE(touches_inside({1, 1.01}, {0, 0}, {2, 2}));
  CHECK_FALSE(touches_inside({3, 3}, {0, 0}, {2, 2}));
}

TEST_CASE("area has a sign, and concave polygons have an inside") {
  const std::vector<Point> arrow{{0, 0}, {2, 1}, {0, 2}, {1, 1}};
  CHECK(signed_area(arrow) == doctest::Approx(1));
  CHECK(signed_area(std::vector<Point>{arrow.rbegin(), arrow.rend()}) == doctest::Approx(-1));
  CHECK(inside(arrow, {1.5, 1.01}));
  CHECK_FALSE(inside(arrow, {0.5, 1.01}));
  CHECK_FALSE(inside({}, {0, 0}));
}
