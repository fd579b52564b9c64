// tile_ops.cpp - tiles with paths on them.
#include <algorithm>

#include "interpreter/kernel_call.h"
#include "ir/ops/tiles.h"
#include "runtime/kernels/tiles.h"

namespace ludens::interpreter {

namespace {

constexpr SiteType kCells = SiteType::Cell;

class Tiles : public kernels::TileTable {
 public:
  Tiles(const geometry::Topology& board, const std::vector<ir::Component>& all) {
    find_sides(board);
    first_path_.push_back(0);
    for (const ir::Component& component : all) add(component);
    first_colour_.push_back(static_cast<std::int32_t>(colours_.size()));
    components = static_cast<int>(all.size());
    neighbours = neighbours_.data();
    is_tile = is_tile_.data();
    first_colour = first_colour_.data();
    colours = colours_.data();
    first_path = first_path_.data();
    paths = paths_.data();
  }

 private:
  void find_sides(const geometry::Topology& board) {
    const int cells = board.count(kCells);
    const auto& directions = board.supported(kCells, geometry::Relation::Orthogonal).in_order;
    sides = cells > 0 ? static_cast<int>(board.incident(kCells, SiteType::Edge)[0].size()) : 0;
    if (!directions.empty())
      per_side = static_cast<int>(board.supported(kCells, geometry::Relation::Adjacent).in_order.size() /
                                  directions.size());
    per_side = std::max(per_side, 1);
    for (int cell = 0; cell < cells; ++cell)
      for (size_t side = 0; side < static_cast<size_t>(sides); ++side) {
        int to = geometry::kNone;
        for (const geometry::Step& step : board.steps(kCells)[cell])
          if (to == geometry::kNone && step.type == kCells && side < directions.size() &&
              geometry::has(step.directions, directions[side]))
            to = step.to;
        neighbours_.push_back(to);
      }
  }

  void add(const ir::Component& component) {
    const bool tile =
        component.kind == ir::ComponentKind::Tile || component.kind == ir::ComponentKind::Domino;
    is_tile_.push_back(tile);
    const size_t first = first_colour_.size();
    for (size_t side = 0; side < static_cast<size_t>(sides); ++side) {
      const int slots = side < component.slots.size() ? component.slots[side] : component.slots_per_side;
      first_colour_.push_back(static_cast<std::int32_t>(colours_.size()));
      colours_.resize(colours_.size() + (tile ? static_cast<size_t>(std::max(slots, 0)) : 0));
    }
    if (tile) add_paths(component, first);
    first_path_.push_back(static_cast<std::int32_t>(paths_.size()));
  }

  // `first`: where the component's sides begin.
  void add_paths(const ir::Component& component, size_t first) {
    const auto paint = [&](int side, int slot, int colour) {
      if (side >= sides || slot < 0) return;
      const size_t at = first + static_cast<size_t>(side);
      const size_t end =
          at + 1 < first_colour_.size() ? static_cast<size_t>(first_colour_[at + 1]) : colours_.size();
      const size_t painted = static_cast<size_t>(first_colour_[at]) + static_cast<size_t>(slot);
      if (painted < end) colours_[painted] = colour;
    };
    for (const ir::TilePath& path : component.paths) {
      paint(path.from, path.from_slot, path.colour);
      paint(path.to, path.to_slot, path.colour);
      paths_.push_back({path.from, path.to, path.colour});
    }
  }

  std::vector<std::int32_t> neighbours_, first_colour_, colours_, first_path_;
  std::vector<std::uint8_t> is_tile_;
  std::vector<Path> paths_;
};

std::shared_ptr<const kernels::TileTable> prepare_tiles(const Prepared& game, const Code&) {
  return std::make_shared<Tiles>(*game.board, game.program.equipment->components);
}

}  // namespace

void add_tile_ops(OpTable& t);

void add_tile_ops(OpTable& t) {
  set_kernel<Op::IsTile, LUDENS_KERNEL(is_tile), prepare_tiles>(t);
  set_kernel<Op::SidesMatch, LUDENS_KERNEL(sides_match), prepare_tiles>(t);
  set_kernel<Op::IsPathRing, LUDENS_KERNEL(is_path_ring), prepare_tiles>(t);
  set_kernel<Op::PathReach, LUDENS_KERNEL(path_reach), prepare_tiles>(t);
}

}  // namespace ludens::interpreter
