#include "geometry/topology.h"

#include <doctest/doctest.h>

#include <thread>

#include "geometry/generators/generators.h"

using namespace ludens::geometry;
using enum Direction;

namespace {

using Sites = std::vector<int>;

Topology board_of(int dim) {
  return Topology(make_square(Shape::Square, dim, Diagonals::None, false, SiteType::Cell));
}

Sites list(std::span<const int> sites) {
  return {sites.begin(), sites.end()};
}

}  // namespace

TEST_CASE("sites are found by label") {
  const Topology board = board_of(3);
  CHECK(board.label(SiteType::Cell, 5) == "C2");
  CHECK(board.find_label(SiteType::Cell, "C2") == 5);
  CHECK(board.find_label(SiteType::Cell, "D1") == kNone);
  CHECK(board.find_label(SiteType::Vertex, "D1") == 3);
  CHECK(board.label(SiteType::Edge, 7) == "7");
}

TEST_CASE("named sets") {
  const Topology board = board_of(3);
  CHECK(board.sites_in_row(SiteType::Cell, 1) == Sites{3, 4, 5});
  CHECK(board.sites_in_column(SiteType::Cell, 2) == Sites{2, 5, 8});
  CHECK(board.sites_in_row(SiteType::Cell, 3) == Sites{});
  CHECK(board.sites_in_phase(SiteType::Cell, 0) == Sites{0, 2, 4, 6, 8});
  CHECK(board.sites_in_layer(SiteType::Cell, 0).size() == 9);
  CHECK(board.sites_on_side(SiteType::Cell, S) == Sites{0, 1, 2});
  CHECK(board.sites_on_side(SiteType::Cell, NNE) == Sites{});
  CHECK(board.sites_with(SiteType::Cell, Property::Centre) == Sites{4});
  CHECK(board.rows(SiteType::Vertex) == 4);
  CHECK(board.columns(SiteType::Cell) == 3);
  CHECK(board.layers(SiteType::Cell) == 1);
}

TEST_CASE("incidence goes both ways") {
  const Topology board = board_of(2);
  CHECK(list(board.incident(SiteType::Vertex, SiteType::Cell)[4]) == Sites{0, 1, 2, 3});
  CHECK(board.incident(SiteType::Cell, SiteType::Vertex)[0].size() == 4);
  CHECK(board.incident(SiteType::Edge, SiteType::Vertex)[0].size() == 2);
  CHECK(list(board.incident(SiteType::Cell, SiteType::Cell)[3]) == Sites{3});
  int sides = 0;
  for (int edge = 0; edge < board.count(SiteType::Edge); ++edge)
    sides += static_cast<int>(board.incident(SiteType::Edge, SiteType::Cell)[edge].size());
  CHECK(sides == 16);
}

TEST_CASE("supported directions, of the board and of a site") {
  const Topology board = board_of(3);
  CHECK(board.supported(SiteType::Cell, Relation::Orthogonal).in_order == std::vector<Direction>{N, E, S, W});
  CHECK(board.supported(SiteType::Cell, Relation::Diagonal).in_order ==
        std::vector<Direction>{NE, SE, SW, NW});
  CHECK(board.supported_at(SiteType::Cell, 0, Relation::Adjacent) == (bit(N) | bit(NE) | bit(E)));
  CHECK(board.specific(SiteType::Cell, 0, SW) == bit(SW));
  CHECK(board.specific(SiteType::Cell, 8, Orthogonal) == (bit(S) | bit(W)));
}

TEST_CASE("the direction from one site to another") {
  const Topology board = board_of(4);
  CHECK(board.direction_between(SiteType::Cell, 0, 15) == NE);
  CHECK(board.direction_between(SiteType::Cell, 3, 1) == W);
  CHECK(board.direction_between(SiteType::Cell, 0, 6) == std::nullopt);
  CHECK(board.direction_between(SiteType::Cell, 0, 15, Relation::Orthogonal) == std::nullopt);
  CHECK(board.direction_between(SiteType::Cell, -1, 3) == std::nullopt);
}

TEST_CASE("copies share their parts, and several threads may ask first") {
  const Topology board = board_of(20);
  const Topology copy = board;
  const Radials* seen[2] = {};
  std::thread other([&] { seen[0] = &copy.radials(SiteType::Cell, Adjacent); });
  seen[1] = &board.radials(SiteType::Cell, Adjacent);
  other.join();
  CHECK(seen[0] == seen[1]);
}

TEST_CASE("a board without anything is a board") {
  const Topology board{Graph{}};
  CHECK(board.count(SiteType::Cell) == 0);
  CHECK(board.rows(SiteType::Cell) == 0);
  CHECK(board.steps(SiteType::Cell).size() == 0);
  CHECK(board.supported(SiteType::Cell, Relation::All).in_order.empty());
}
