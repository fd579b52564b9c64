#include "geometry/growth/window_choice.h"

#include <algorithm>
#include <cstdint>
#include <span>

namespace ludens::geometry {

namespace {

constexpr int kLeastReach = 5;
constexpr int kFirstReach = 8;

int longer(int reach) {
  return reach + (reach + 1) / 2;
}

// The least of the row of lengths that is as long as that.
int reach_of_row(int wanted) {
  int reach = kLeastReach;
  while (reach < wanted) reach = longer(reach);
  return reach;
}

std::span<const int> leans_of(TileShape shape) {
  // The third axis of hexagons and triangles leans one way, the diagonals of squares both.
  static constexpr int kLeans[] = {0, 1, -1};
  if (has_repeats(shape)) return {kLeans, std::size_t{1}};
  return {kLeans, shape == TileShape::Square ? std::size_t{3} : std::size_t{2}};
}

// So much farther than the board that it does not come to the edge again at once.
int roomy_reach(int extent, int margin) {
  return reach_of_row(extent + margin + 1 + std::max(1, extent / 4));
}

std::int64_t cells_of(const Window& w) {
  return std::int64_t{w.columns()} * w.rows() * cells_per_repeat(w.shape);
}

Window middle_window(TileShape shape, const BoardExtent& extent) {
  constexpr int kSmall = 1'000;
  const Margin margin = margin_of(shape, 0);
  int across = roomy_reach(std::max(extent.left(0), extent.right(0)), margin.columns);
  int up = roomy_reach(std::max(extent.below(), extent.above()), margin.rows);
  // Small windows cost little and changing them does.
  while (across != up && cells_of(window_around(shape, across, up)) < kSmall) {
    int& narrow = across < up ? across : up;
    narrow = longer(narrow);
  }
  return window_around(shape, across, up);
}

template <class ReachOf>
Window window_by_sides(TileShape shape, const BoardExtent& extent, int lean, ReachOf reach_of) {
  const Margin margin = margin_of(shape, lean);
  return {shape,
          reach_of(extent.left(lean), margin.columns),
          reach_of(extent.right(lean), margin.columns),
          reach_of(extent.below(), margin.rows),
          reach_of(extent.above(), margin.rows),
          lean};
}

template <class ReachOf>
std::optional<Window> smallest_window(TileShape shape, const BoardExtent& extent, int most,
                                      ReachOf reach_of) {
  std::optional<Window> best;
  for (const int lean : leans_of(shape)) {
    const Window window = window_by_sides(shape, extent, lean, reach_of);
    if (cells_of(window) <= most && (!best || cells_of(window) < cells_of(*best))) best = window;
  }
  return best;
}

}  // namespace

void BoardExtent::add(const Spot& spot) {
  below_ = std::max(below_, -spot.up);
  above_ = std::max(above_, spot.up);
  for (int lean = -1; lean <= 1; ++lean) {
    const int column = column_from(spot, lean);
    int& left = left_[static_cast<std::size_t>(lean + 1)];
    int& right = right_[static_cast<std::size_t>(lean + 1)];
    left = std::max(left, -column);
    right = std::max(right, column);
  }
}

Window first_window(TileShape shape, int step) {
  int reach = has_repeats(shape) ? kLeastReach : kFirstReach;
  for (int i = 0; i < step; ++i) reach = longer(reach);
  return window_around(shape, reach, reach);
}

std::optional<Window> window_for(TileShape shape, const BoardExtent& extent, int most_cells) {
  constexpr int kMostInTheMiddle = 8'192;
  const Window middle = middle_window(shape, extent);
  if (cells_of(middle) <= std::min(kMostInTheMiddle, most_cells)) return middle;
  if (const auto window = smallest_window(shape, extent, most_cells, roomy_reach)) return window;
  // Less room, but some on long sides: else there would be a window for every move.
  for (const int part : {8, 16, 32, 64}) {
    const auto exact = [=](int reach, int margin) { return reach + margin + reach / part; };
    if (const auto window = smallest_window(shape, extent, most_cells, exact)) return window;
  }
  return std::nullopt;
}

}  // namespace ludens::geometry
