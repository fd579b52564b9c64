#include "geometry/distances.h"

#include <doctest/doctest.h>

#include <array>

#include "geometry/generators/generators.h"
#include "geometry/topology.h"

using namespace ludens::geometry;

namespace {

Lists<int> path_of(int count) {
  Lists<int> lists;
  for (int n = 0; n < count; ++n, lists.close()) {
    if (n > 0) lists.add(n - 1);
    if (n + 1 < count) lists.add(n + 1);
  }
  return lists;
}

using Sites = std::vector<int>;

}  // namespace

TEST_CASE("distances depend on the relation") {
  const Topology board(make_square(Shape::Square, 4, Diagonals::None, false, SiteType::Cell));
  const auto orthogonal = DistanceTable::make(board.neighbours(SiteType::Cell, Relation::Orthogonal));
  const auto adjacent = DistanceTable::make(board.neighbours(SiteType::Cell, Relation::Adjacent));
  const auto diagonal = DistanceTable::make(board.neighbours(SiteType::Cell, Relation::Diagonal));
  REQUIRE(orthogonal);
  CHECK(orthogonal->between(0, 15) == 6);
  CHECK(adjacent->between(0, 15) == 3);
  CHECK(diagonal->between(0, 5) == 1);
  CHECK(diagonal->between(0, 1) == kNone);
}

TEST_CASE("distances from several sources") {
  const std::array sources{0, 6, 99, -1};
  CHECK(distances_from(path_of(7), sources) == Sites{0, 1, 2, 3, 2, 1, 0});
}

TEST_CASE("large boards have no table") {
  CHECK(DistanceTable::make(path_of(3)).has_value());
  CHECK(!DistanceTable::make(path_of(DistanceTable::kMaxSites + 1)).has_value());
}

TEST_CASE("sites at a distance are listed up to the reference's limit") {
  const Lists<int> path = path_of(6);
  CHECK(sites_at_distance(path, 0, 2, 3) == Sites{2, 3});
  CHECK(sites_at_distance(path, 0, 0, 99) == Sites{0, 1, 2, 3, 4, 5});
  CHECK(sites_at_distance(path, 5, 0, 99) == Sites{5, 4, 3, 2});
  CHECK(sites_at_distance(path, 7, 0, 99).empty());
}
