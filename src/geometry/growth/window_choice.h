// window_choice.h - which window a board gets that has come to the edge of its own.
//
// The answer depends on nothing but how far the board reaches, so that games which are alike share their
// windows, and each side of a window is one of a row of lengths that grow by half, so that there are few:
//   small boards  windows with the first tile in their middle; below 1,000 cells both ways grow together
//   large ones    each side by itself, upright or leaning, whichever has fewer cells: a long line in any
//                 direction of the tiling has a thin window
//   the largest   what room is left, and no window where there is none
#pragma once

#include <array>
#include <optional>

#include "geometry/growth/window.h"

namespace ludens::geometry {

// How far cells lie from the first tile, upright and along lines that lean.
class BoardExtent {
 public:
  void add(const Spot& spot);

  int below() const { return below_; }
  int above() const { return above_; }
  int left(int lean) const { return left_[static_cast<std::size_t>(lean + 1)]; }
  int right(int lean) const { return right_[static_cast<std::size_t>(lean + 1)]; }

 private:
  int below_ = 0, above_ = 0;
  std::array<int, 3> left_{}, right_{};  // by lean, from -1
};

// The window that a game without a tile begins in, and where that is too small the next ones.
Window first_window(TileShape shape, int step);
inline constexpr int kFirstWindows = 5;

// A window of at most so many cells in which no cell of that extent lies at the edge.
std::optional<Window> window_for(TileShape shape, const BoardExtent& extent, int most_cells);

}  // namespace ludens::geometry
