#include "geometry/plane.h"

#include <doctest/doctest.h>

using namespace ludens::geometry;

TEST_CASE("angles agree with the C library up to rounding, in all quadrants") {
  for (int y = -20; y <= 20; ++y)
    for (int x = -20; x <= 20; ++x)
      CHECK(vector_angle(y * 0.37, x * 0.11) ==
            doctest::Approx(std::atan2(y * 0.37, x * 0.11)).epsilon(1e-15));
}

TEST_CASE("angles of axes are exact") {
  CHECK(vector_angle(0, 1) == 0);
  CHECK(vector_angle(0, -1) == kPi);
  CHECK(vector_angle(-0.0, -1) == -kPi);
  CHECK(vector_angle(3, 0) == kPi / 2);
  CHECK(vector_angle(-3, -0.0) == -kPi / 2);
  CHECK(vector_angle(1e-300, 1e300) >= 0);
  CHECK(vector_angle(1e300, 1e-300) == kPi / 2);
}

TEST_CASE("the last bit is the same everywhere") {
  // Values where libraries differ; a change here moves steps between compass directions.
  CHECK(vector_angle(1, 5) == 0x1.94441f8f7260cp-3);
  CHECK(vector_angle(1, 7) == 0x1.229aec47638dcp-3);
}

TEST_CASE("distance to a line, and to a point that should be one") {
  CHECK(distance_to_line({1, 1}, {0, 0}, {5, 0}) == doctest::Approx(1));
  CHECK(distance_to_line({9, 2}, {0, 0}, {1, 0}) == doctest::Approx(2));
  CHECK(distance_to_line({3, 4}, {0, 0}, {0, 0}) == doctest::Approx(5));
}
