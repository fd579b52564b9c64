#include "geometry/lines.h"

#include <doctest/doctest.h>

#include "geometry/generators/generators.h"

using namespace ludens::geometry;
using enum Direction;

namespace {

using Sites = std::vector<int>;

Sites list(std::span<const int> sites) {
  return {sites.begin(), sites.end()};
}

}  // namespace

TEST_CASE("a group of directions gives each line once") {
  const Topology board(make_square(Shape::Square, 3, Diagonals::None, false, SiteType::Cell));
  const auto lines = lines_through(board, SiteType::Cell, 4, Adjacent);
  REQUIRE(lines.size() == 4);
  CHECK(list(lines[0].ahead) == Sites{4, 7});
  CHECK(list(lines[0].behind) == Sites{4, 1});
  CHECK(list(lines[3].ahead) == Sites{4, 2});
  CHECK(list(lines[3].behind) == Sites{4, 6});
}

TEST_CASE("a specific direction gives its line, with nothing behind at the border") {
  const Topology board(make_square(Shape::Square, 3, Diagonals::None, false, SiteType::Cell));
  const auto lines = lines_through(board, SiteType::Cell, 0, E);
  REQUIRE(lines.size() == 1);
  CHECK(list(lines[0].ahead) == Sites{0, 1, 2});
  CHECK(lines[0].behind.empty());
  CHECK(list(lines_through(board, SiteType::Cell, 1, W)[0].behind) == Sites{1, 2});
  CHECK(lines_through(board, SiteType::Cell, 0, W).empty());
}
