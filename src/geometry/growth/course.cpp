#include "geometry/growth/course.h"

#include <algorithm>
#include <tuple>

namespace ludens::geometry {

namespace {

// A tile on the rim puts a ring around the board. At best the rim is touched only when all within has tiles.
std::vector<int> perimeter_sizes(TileShape shape, Play play, int moves) {
  std::vector<int> out{1};
  int side = 1;
  int within = 0;  // cells that are no rim
  for (int move = 1; move <= moves; ++move) {
    if (play == Play::Worst || move > within) {
      within = cells_of_side(shape, side);
      side += side_of_ring(shape);
    }
    out.push_back(cells_of_side(shape, side));
  }
  return out;
}

class ZoneCourse {
 public:
  ZoneCourse(TileShape shape, Play play)
      : shape_(shape), play_(play), open_{kFirstTile}, board_{kFirstTile} {}

  int size() const { return static_cast<int>(board_.size()); }

  void place() {
    const Tile tile = *std::ranges::min_element(open_, {}, [&](const Tile& cell) { return rank(cell); });
    open_.erase(tile);
    tiles_.insert(tile);
    for (const Tile& cell : around(shape_, tile))
      if (board_.insert(cell).second) open_.insert(cell);
  }

 private:
  // Less is better. What is far out and adds the most comes first at worst: it goes on in a line.
  std::tuple<int, int, double> rank(const Tile& cell) const {
    const int added = added_by(shape_, board_, cell);
    const Centre at = centre_of(shape_, cell);
    const double distance = at.x * at.x + at.y * at.y;
    if (play_ == Play::Worst) return {-added, 0, -distance};
    const std::vector<Tile> near = around(shape_, cell);
    const auto taken = std::ranges::count_if(near, [&](const Tile& other) { return tiles_.contains(other); });
    return {added, -static_cast<int>(taken), distance};
  }

  const TileShape shape_;
  const Play play_;
  Tiles tiles_, open_, board_;  // open: cells without a tile
};

}  // namespace

int cells_of_sheet(TileShape shape) {
  return cells_of_side(shape, shape == TileShape::Hexagonal ? 21 : 41);
}

std::vector<int> sizes_of(TileShape shape, Growth growth, Play play, int moves) {
  if (growth == Growth::Fixed) return std::vector<int>(static_cast<size_t>(moves) + 1, cells_of_sheet(shape));
  if (growth == Growth::Perimeter) return perimeter_sizes(shape, play, moves);
  ZoneCourse course(shape, play);
  std::vector<int> out{course.size()};
  for (int move = 1; move <= moves; ++move) {
    course.place();
    out.push_back(course.size());
  }
  return out;
}

}  // namespace ludens::geometry
