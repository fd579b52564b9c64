#include "geometry/growth/window.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "geometry/growth/boards.h"
#include "geometry/topology.h"

namespace ludens::geometry {

namespace {

constexpr TileShape kShapes[] = {TileShape::Square, TileShape::Hexagonal, TileShape::Triangular};

// Where a site lies, as its tile says: from the first tile's centre, the distance of neighbours being 1.
Centre place(const Window& window, int site) {
  const Centre at = centre_of(window.shape, tile_at(window, site));
  const double turned = window.shape == TileShape::Triangular ? -1 : 1;
  return {turned * at.x, turned * at.y};
}

}  // namespace

TEST_CASE("windows: the number of a cell says where it lies on the board") {
  // Of a narrow one, and of one that is wider than a hundred cells.
  for (const Window& window : {Window{TileShape::Square, 4, 2}, Window{TileShape::Hexagonal, 4, 2},
                               Window{TileShape::Triangular, 4, 2}, Window{TileShape::Square, 70, 2},
                               Window{TileShape::Hexagonal, 70, 2}, Window{TileShape::Triangular, 70, 2}}) {
    const TileShape shape = window.shape;
    const Topology board(graph_of(window), SiteType::Cell);
    REQUIRE(board.count(SiteType::Cell) == window.cells());
    const auto at = board.at(SiteType::Cell);
    const int first = first_site(window);
    const int beside = site_at(window, around(shape, kFirstTile)[3]);
    REQUIRE(beside != kNone);
    const double unit = std::hypot(at[static_cast<size_t>(beside)].x - at[static_cast<size_t>(first)].x,
                                   at[static_cast<size_t>(beside)].y - at[static_cast<size_t>(first)].y) /
                        std::hypot(place(window, beside).x, place(window, beside).y);
    for (int site = 0; site < window.cells(); ++site) {
      CAPTURE(site);
      const Point& here = at[static_cast<size_t>(site)];
      const Centre there = place(window, site);
      CHECK(here.x - at[static_cast<size_t>(first)].x == doctest::Approx(unit * there.x));
      CHECK(here.y - at[static_cast<size_t>(first)].y == doctest::Approx(unit * there.y));
      CHECK(site_at(window, tile_at(window, site)) == site);
    }
  }
}

TEST_CASE("windows: who shares a vertex is next to each other on the board, but at its edge") {
  for (const TileShape shape : kShapes) {
    const Window window{shape, 5, 4};
    const Topology board(graph_of(window), SiteType::Cell);
    const auto& next = board.neighbours(SiteType::Cell, Relation::Adjacent);
    const std::vector<bool> edge = edge_of(window);
    for (int site = 0; site < window.cells(); ++site) {
      if (edge[static_cast<size_t>(site)]) continue;
      Tiles wanted, found;
      for (const Tile& tile : around(shape, tile_at(window, site))) wanted.insert(tile);
      for (const int other : next[site]) found.insert(tile_at(window, other));
      CHECK(wanted == found);
    }
  }
}

TEST_CASE("windows: rings are the boards with a perimeter") {
  for (const TileShape shape : kShapes)
    for (int ring = 0; ring <= 3; ++ring) {
      const int side = 1 + ring * side_of_ring(shape);
      const Window window{shape, 9, 9};
      Tiles found;
      for (int site = 0; site < window.cells(); ++site)
        if (const Tile tile = tile_at(window, site); ring_of(shape, tile) <= ring) found.insert(tile);
      CHECK(found == board_of_side(shape, side));
    }
}

TEST_CASE("windows: what is carried over keeps its place") {
  for (const TileShape shape : kShapes) {
    const Window small{shape, 2, 3}, large{shape, 6, 3};
    const std::vector<int> there = renumbered(small, large), back = renumbered(large, small);
    for (int site = 0; site < small.cells(); ++site) {
      REQUIRE(there[static_cast<size_t>(site)] != kNone);
      CHECK(back[static_cast<size_t>(there[static_cast<size_t>(site)])] == site);
    }
    CHECK(there[static_cast<size_t>(first_site(small))] == first_site(large));
    CHECK(std::ranges::count(back, kNone) == large.cells() - small.cells());
  }
}

}  // namespace ludens::geometry
