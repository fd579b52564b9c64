#include "geometry/radials.h"

#include <doctest/doctest.h>

#include "geometry/generators/generators.h"
#include "geometry/generators/generators_shapes.h"
#include "geometry/topology.h"

using namespace ludens::geometry;
using enum Direction;

namespace {

using Sites = std::vector<int>;

Sites only(const Radials& radials, int site) {
  REQUIRE(radials.count(site) == 1);
  const auto sites = radials.radial(site, 0);
  return {sites.begin(), sites.end()};
}

}  // namespace

TEST_CASE("radials cross a square board") {
  const Topology board(make_square(Shape::Square, 3, Diagonals::None, false, SiteType::Cell));
  CHECK(only(board.radials(SiteType::Cell, NE), 0) == Sites{0, 4, 8});
  CHECK(only(board.radials(SiteType::Cell, W), 5) == Sites{5, 4, 3});
  CHECK(board.radials(SiteType::Cell, N).count(8) == 0);
  CHECK(board.radials(SiteType::Cell, Adjacent).count(4) == 8);
  CHECK(board.radials(SiteType::Cell, Orthogonal).count(0) == 2);
  CHECK(board.radials(SiteType::Cell, Axial).count(4) == 0);
}

TEST_CASE("sites on a line share the storage of their radials") {
  const Topology board(make_square(Shape::Square, 100, Diagonals::None, false, SiteType::Cell));
  CHECK(only(board.radials(SiteType::Cell, E), 0).size() == 100);
  CHECK(board.radials(SiteType::Cell, E).bytes() < 400'000);  // written out they take 2 MB
}

TEST_CASE("around a ring a radial comes back to its start, and not further") {
  const std::vector<int> rings{1, 6};
  const Topology board(make_concentric_circles(rings, false, SiteType::Vertex), SiteType::Vertex);
  const Radials& clockwise = board.radials(SiteType::Vertex, CW);
  int found = 0;
  for (int site = 0; site < board.count(SiteType::Vertex); ++site) {
    if (clockwise.count(site) == 0) continue;
    ++found;
    CHECK(clockwise.radial(site, 0).size() == 6);
    CHECK(clockwise.radial(site, 0).front() == site);
  }
  CHECK(found == 6);
  CHECK(board.radials(SiteType::Vertex, Rotational).count(1) >= 2);
}

TEST_CASE("a radial bends a little but not around a corner") {
  const std::vector<Point> points{{0, 0}, {1, 0}, {2, 0.1}, {3, 0.2}, {4, 1.2}};
  const std::vector<std::pair<int, int>> pairs{{0, 1}, {1, 2}, {2, 3}, {3, 4}};
  const Topology board(graph_from_lists(points, pairs), SiteType::Vertex);
  CHECK(only(board.radials(SiteType::Vertex, Adjacent), 0) == Sites{0, 1, 2, 3});
}

TEST_CASE("where two ways bend equally little, both are taken") {
  const std::vector<Point> points{{0, 0}, {2, 0}, {4, 0.25}, {4, -0.25}};
  const std::vector<std::pair<int, int>> pairs{{0, 1}, {1, 2}, {1, 3}};
  const Topology board(graph_from_lists(points, pairs), SiteType::Vertex);
  CHECK(board.radials(SiteType::Vertex, Adjacent).count(0) == 2);
}
