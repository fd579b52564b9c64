#include "geometry/growth/window.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "geometry/growth/boards.h"
#include "geometry/topology.h"

namespace ludens::geometry {

namespace {

constexpr TileShape kShapes[] = {TileShape::Square, TileShape::Hexagonal, TileShape::Triangular};

// Of a narrow one, of one that is wider than a hundred cells, of those that lean or lie to one side.
std::vector<Window> windows() {
  std::vector<Window> out;
  for (const TileShape shape : kShapes) {
    out.push_back(window_around(shape, 4, 2));
    out.push_back(window_around(shape, 70, 2));
    out.push_back({shape, 5, 8, 7, 6, 0});
    out.push_back({shape, 5, 8, 7, 6, 1});
    out.push_back({shape, 6, 5, 4, 50, 1});
  }
  out.push_back({TileShape::Square, 5, 8, 7, 6, -1});
  return out;
}

// Where a site lies, as its tile says: from the first tile's centre, the distance of neighbours being 1.
Centre place(const Window& window, int site) {
  const Centre at = centre_of(window.shape, tile_at(window, site));
  const double turned = window.shape == TileShape::Triangular ? -1 : 1;
  return {turned * at.x, turned * at.y};
}

}  // namespace

TEST_CASE("windows: the number of a cell says where it lies on the board") {
  for (const Window& window : windows()) {
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
  for (const Window& window : windows()) {
    const TileShape shape = window.shape;
    const Topology board(graph_of(window), SiteType::Cell);
    const auto& next = board.neighbours(SiteType::Cell, Relation::Adjacent);
    const std::vector<bool> edge = edge_of(window);
    for (int site = 0; site < window.cells(); ++site) {
      if (edge[static_cast<size_t>(site)]) continue;
      Tiles wanted, found;
      for (const Tile& tile : around(shape, tile_at(window, site))) wanted.insert(tile);
      for (const int other : next[site]) found.insert(tile_at(window, other));
      CHECK(wanted == found);
      // Nor do theirs end there.
      for (const Tile& tile : wanted)
        for (const Tile& far : around(shape, tile)) CHECK(site_at(window, far) != kNone);
    }
    CHECK(std::ranges::count(edge, false) > 0);
  }
}

TEST_CASE("windows: what lies which way is the same in one that leans") {
  std::map<TileShape, std::pair<Window, Topology>> uprights;
  for (const Window& window : windows()) {
    if (window.lean == 0) continue;
    if (!uprights.contains(window.shape)) {
      const Window around = window_around(window.shape, 80, 60);
      uprights.try_emplace(window.shape, around, Topology(graph_of(around), SiteType::Cell));
    }
    const auto& [upright, straight] = uprights.at(window.shape);
    const Topology leaning(graph_of(window), SiteType::Cell);
    const auto& supported = straight.supported(SiteType::Cell, Relation::All).in_order;
    CHECK(leaning.supported(SiteType::Cell, Relation::All).in_order == supported);
    const std::vector<bool> edge = edge_of(window);
    for (const Direction direction : supported) {
      const auto& ours = leaning.neighbours(SiteType::Cell, direction);
      const auto& theirs = straight.neighbours(SiteType::Cell, direction);
      for (int site = 0; site < window.cells(); ++site) {
        if (edge[static_cast<size_t>(site)]) continue;
        Tiles a, b;
        for (const int other : ours[site]) a.insert(tile_at(window, other));
        for (const int other : theirs[site_at(upright, tile_at(window, site))])
          b.insert(tile_at(upright, other));
        CHECK(a == b);
      }
    }
  }
}

TEST_CASE("windows: rings are the boards with a perimeter") {
  for (const TileShape shape : kShapes)
    for (int ring = 0; ring <= 3; ++ring) {
      const int side = 1 + ring * side_of_ring(shape);
      const Window window = window_around(shape, 9, 9);
      Tiles found;
      for (int site = 0; site < window.cells(); ++site)
        if (const Tile tile = tile_at(window, site); ring_of(shape, tile) <= ring) found.insert(tile);
      CHECK(found == board_of_side(shape, side));
    }
}

TEST_CASE("windows: what is carried over keeps its place") {
  for (const TileShape shape : kShapes) {
    const Window small{shape, 2, 1, 3, 2, 0}, large{shape, 9, 6, 3, 5, 1};
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
