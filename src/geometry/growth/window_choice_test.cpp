#include "geometry/growth/window_choice.h"

#include <doctest/doctest.h>

#include <map>
#include <vector>

#include "geometry/growth/boards.h"

namespace ludens::geometry {

namespace {

constexpr TileShape kShapes[] = {TileShape::Square, TileShape::Hexagonal, TileShape::Triangular};
constexpr int kMost = 32'768;

// Where a tile lies does not depend on the window that it is seen through.
Spot spot_of_tile(TileShape shape, const Tile& tile) {
  static std::map<TileShape, Window> known;
  const auto window = known.try_emplace(shape, window_around(shape, 2'100, 2'100)).first->second;
  return spot_of(window, site_at(window, tile));
}

// The windows that a game goes through in which these tiles are laid, with all that is around them.
std::vector<Window> windows_of(TileShape shape, const std::vector<Tile>& tiles) {
  std::vector<Window> out{first_window(shape, 0)};
  BoardExtent extent;
  for (const Tile& tile : tiles) {
    std::vector<Tile> cells = around(shape, tile);
    cells.push_back(tile);
    bool at_edge = false;
    for (const Tile& cell : cells) {
      const Spot spot = spot_of_tile(shape, cell);
      extent.add(spot);
      const Window& now = out.back();
      const Margin margin = margin_of(shape, now.lean);
      const int column = column_from(spot, now.lean);
      at_edge = at_edge || column + now.left < margin.columns || now.right - column < margin.columns ||
                spot.up + now.below < margin.rows || now.above - spot.up < margin.rows;
    }
    if (!at_edge) continue;
    const auto next = window_for(shape, extent, kMost);
    if (!next) break;
    out.push_back(*next);
  }
  return out;
}

}  // namespace

TEST_CASE("windows: a line of 2,000 tiles along an axis or a diagonal goes through few and thin ones") {
  const std::vector<std::vector<Tile>> steps = {{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {1, 1, 0}, {1, -1, 0}},
                                                {{1, 0, -1}, {0, 1, -1}, {1, -1, 0}, {-1, 1, 0}},
                                                {{1, -1, 0}, {0, 1, -1}, {1, 0, -1}}};
  for (const TileShape shape : kShapes)
    for (const Tile& step : steps[static_cast<size_t>(shape)]) {
      CAPTURE(static_cast<int>(shape));
      CAPTURE(step.a);
      CAPTURE(step.b);
      std::vector<Tile> line;
      // Of triangles every other one of the strip.
      const int count = shape == TileShape::Triangular ? 1'000 : 2'000;
      for (int i = 0; i < count; ++i) line.push_back({i * step.a, i * step.b, i * step.c});
      const std::vector<Window> windows = windows_of(shape, line);
      CHECK(windows.size() <= 16);
      CHECK(windows.back().cells() <= kMost);
      CHECK(site_at(windows.back(), line.back()) != kNone);
    }
}

TEST_CASE("windows: they follow the extent alone, and have room") {
  for (const TileShape shape : kShapes) {
    BoardExtent extent;
    extent.add({40, 3, false});
    extent.add({-5, -2, false});
    const auto window = window_for(shape, extent, kMost);
    REQUIRE(window);
    CHECK(window->right > 40 + margin_of(shape, 0).columns);
    CHECK(window_for(shape, extent, kMost) == window);
    // Where there is little room the window is tight, and where there is none there is no window.
    BoardExtent far;
    far.add({70, 70, false});
    far.add({-70, -70, false});
    far.add({70, -70, false});
    far.add({-70, 70, false});
    const auto tight = window_for(shape, far, 150 * 150 * (shape == TileShape::Triangular ? 2 : 1));
    REQUIRE(tight);
    CHECK(tight->columns() <= 150);
    CHECK_FALSE(window_for(shape, far, 140 * 140));
  }
}

TEST_CASE("windows: small ones grow both ways, and those that games begin in come first") {
  for (const TileShape shape : kShapes) {
    BoardExtent extent;
    extent.add({7, 0, false});
    CHECK(window_for(shape, extent, kMost) == first_window(shape, 1));
    CHECK(first_window(shape, 0).cells() < 1'000);
  }
}

}  // namespace ludens::geometry
