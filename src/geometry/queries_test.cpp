#include "geometry/queries.h"

#include <doctest/doctest.h>

#include <array>

#include "geometry/generators/generators.h"

using namespace ludens::geometry;
using enum Direction;

namespace {

using Sites = std::vector<int>;

const Topology& board() {
  static const Topology five(make_square(Shape::Square, 5, Diagonals::None, false, SiteType::Cell));
  return five;
}

}  // namespace

TEST_CASE("sites around a site") {
  CHECK(sites_around(board(), SiteType::Cell, 12, Orthogonal, 1) == Sites{7, 11, 13, 17});
  CHECK(sites_around(board(), SiteType::Cell, 12, Diagonal, 2) == Sites{0, 4, 20, 24});
  CHECK(sites_around(board(), SiteType::Cell, 0, Adjacent, 5) == Sites{});
  CHECK(sites_around(board(), SiteType::Cell, 0, Adjacent, -1) == Sites{});
}

TEST_CASE("sites towards directions and between sites") {
  CHECK(sites_towards(board(), SiteType::Cell, 0, std::array{E, N}, 2) == Sites{1, 2, 5, 10});
  CHECK(sites_between(board(), SiteType::Cell, 0, 24, std::array{Adjacent}) == Sites{18, 12, 6});
  CHECK(sites_between(board(), SiteType::Cell, 0, 1, std::array{Adjacent}) == Sites{});
  CHECK(sites_between(board(), SiteType::Cell, 0, 7, std::array{Adjacent}) == Sites{});
}

TEST_CASE("the site so many steps ahead in the first direction") {
  CHECK(site_ahead(board(), SiteType::Cell, 12, bit(N), 2) == 22);
  CHECK(site_ahead(board(), SiteType::Cell, 12, bit(S) | bit(E), 1) == 13);  // E comes before S
  CHECK_FALSE(site_ahead(board(), SiteType::Cell, 12, bit(N), 3));           // over the edge
  CHECK_FALSE(site_ahead(board(), SiteType::Cell, 12, bit(N), 0));
  CHECK_FALSE(site_ahead(board(), SiteType::Cell, 12, 0, 1));
}

TEST_CASE("what is seen past a piece") {
  auto occupied = [](int site) { return site == 3 || site == 5; };
  const std::array directions{N, E};
  CHECK(sites_in_sight(board(), SiteType::Cell, 0, directions, Sight::Empty, occupied) == Sites{1, 2});
  CHECK(sites_in_sight(board(), SiteType::Cell, 0, directions, Sight::Farthest, occupied) == Sites{2});
  CHECK(sites_in_sight(board(), SiteType::Cell, 0, directions, Sight::Piece, occupied) == Sites{5, 3});
}

TEST_CASE("edges that cross") {
  const std::vector<Point> points{{0, 0}, {2, 2}, {0, 2}, {2, 0}, {5, 5}};
  const std::vector<std::pair<int, int>> pairs{{0, 1}, {2, 3}, {1, 4}};
  const Graph graph = graph_from_lists(points, pairs);
  CHECK(edges_cross(graph, 0, 1));
  CHECK(!edges_cross(graph, 0, 2));
  CHECK(!edges_cross(graph, 0, 0));
}
