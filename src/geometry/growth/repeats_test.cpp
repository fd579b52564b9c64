#include "geometry/growth/repeats.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "geometry/growth/boards.h"
#include "geometry/growth/window_choice.h"
#include "geometry/topology.h"

namespace ludens::geometry {

namespace {

// How many cells of so many sides a repeat has: by the sizes of the cells that meet at each corner, counted
// on paper.
struct Wanted {
  TileShape shape;
  std::map<int, int> cells;
};
const Wanted kWanted[] = {
    {TileShape::T31212, {{3, 2}, {12, 1}}}, {TileShape::T333333_33434, {{3, 8}, {4, 6}, {6, 1}}},
    {TileShape::T33336, {{3, 8}, {6, 1}}},  {TileShape::T33344, {{3, 2}, {4, 1}}},
    {TileShape::T33434, {{3, 4}, {4, 2}}},  {TileShape::T3464, {{3, 2}, {4, 3}, {6, 1}}},
    {TileShape::T3636, {{3, 2}, {6, 1}}},   {TileShape::T4612, {{4, 3}, {6, 2}, {12, 1}}},
    {TileShape::T488, {{4, 1}, {8, 1}}}};

bool is_level(const std::vector<int>& lines, std::span<const Point> at) {
  for (size_t i = 0; i + 1 < lines.size(); ++i)
    for (int site = lines[i] + 1; site < lines[i + 1]; ++site) {
      const Point& here = at[static_cast<size_t>(site)];
      const Point& before = at[static_cast<size_t>(site) - 1];
      if (std::abs(here.y - before.y) > 1e-4 || here.x <= before.x) return false;
    }
  return lines.back() == static_cast<int>(at.size());
}

}  // namespace

TEST_CASE("repeats: of each tiling the cells of one repeat") {
  for (const Wanted& wanted : kWanted) {
    CAPTURE(static_cast<int>(wanted.shape));
    const Window window = first_window(wanted.shape, 0);
    const Graph graph = graph_of(window);
    std::map<int, int> found;
    for (const Face& face : graph.faces) ++found[static_cast<int>(face.vertices.size())];
    std::map<int, int> all;
    for (const auto& [sides, count] : wanted.cells) all[sides] = count * window.columns() * window.rows();
    CHECK(found == all);
  }
}

TEST_CASE("repeats: the number of a cell says where it lies, from the bottom left to the top right") {
  for (const Wanted& wanted : kWanted) {
    CAPTURE(static_cast<int>(wanted.shape));
    for (const Window& window : {first_window(wanted.shape, 0), Window{wanted.shape, 3, 9, 8, 4, 0}}) {
      const Topology board(graph_of(window), SiteType::Cell);
      REQUIRE(board.count(SiteType::Cell) == window.cells());
      const auto at = board.at(SiteType::Cell);
      CHECK(is_level(lines_of(window), at));
      const Point& first = at[static_cast<size_t>(first_site(window))];
      const Centre beside = centre_of(wanted.shape, tile_at(window, 0));
      const double unit = std::hypot(at[0].x - first.x, at[0].y - first.y) / std::hypot(beside.x, beside.y);
      for (int site = 0; site < window.cells(); ++site) {
        const Tile tile = tile_at(window, site);
        CHECK(site_at(window, tile) == site);
        const Centre there = centre_of(wanted.shape, tile);
        const Point& here = at[static_cast<size_t>(site)];
        CHECK(std::abs(here.x - first.x - unit * there.x) < 1e-3);
        CHECK(std::abs(here.y - first.y - unit * there.y) < 1e-3);
      }
    }
  }
}

TEST_CASE("repeats: who shares a vertex is next to each other on the board, but at its edge") {
  for (const Wanted& wanted : kWanted) {
    CAPTURE(static_cast<int>(wanted.shape));
    const Window window = first_window(wanted.shape, 2);
    const Topology board(graph_of(window), SiteType::Cell);
    const auto& next = board.neighbours(SiteType::Cell, Relation::Adjacent);
    const std::vector<bool> edge = edge_of(window);
    CHECK(std::ranges::count(edge, false) > 0);
    for (int site = 0; site < window.cells(); ++site) {
      if (edge[static_cast<size_t>(site)]) continue;
      Tiles all, found;
      for (const Tile& tile : around(wanted.shape, tile_at(window, site))) all.insert(tile);
      for (const int other : next[site]) found.insert(tile_at(window, other));
      CHECK(all == found);
      for (const Tile& tile : all)
        for (const Tile& far : around(wanted.shape, tile)) CHECK(site_at(window, far) != kNone);
    }
  }
}

TEST_CASE("repeats: the first cell has as many sides as any") {
  for (const Wanted& wanted : kWanted) {
    CAPTURE(static_cast<int>(wanted.shape));
    const Window window = first_window(wanted.shape, 0);
    const Graph graph = graph_of(window);
    CHECK(static_cast<int>(graph.faces[static_cast<size_t>(first_site(window))].vertices.size()) ==
          wanted.cells.rbegin()->first);
  }
}

}  // namespace ludens::geometry
