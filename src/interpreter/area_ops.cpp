// area_ops.cpp - tiles whose sides are of a terrain.
#include <algorithm>
#include <cmath>

#include "geometry/measure.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/areas.h"
#include "runtime/kernels/areas.h"

namespace ludens::interpreter {

namespace {

constexpr SiteType kGround = SiteType::Cell;

class TileAreas : public kernels::AreaTable {
 public:
  TileAreas(const geometry::Topology& board, const std::vector<ir::Component>& all) {
    find_sides_of_cells(board);
    for (const ir::Component& component : all) add_component(component);
    components = static_cast<int>(all.size());
    neighbours = neighbours_.data();
    facing = facing_.data();
    is_tile = is_tile_.data();
    area_of = area_of_.data();
    areas = areas_.data();
    area_count = static_cast<int>(areas_.size());
  }

 private:
  // The edges of a cell, clockwise from the north.
  static std::vector<int> edges_in_order(const geometry::Topology& board, int cell) {
    const geometry::Point& middle = board.at(kGround)[static_cast<size_t>(cell)];
    const auto turn = [&](int edge) {
      constexpr double kHair = 1e-6;  // what is north but for rounding is north
      const geometry::Point& at = board.at(SiteType::Edge)[static_cast<size_t>(edge)];
      const double angle = std::atan2(at.x - middle.x, at.y - middle.y);
      return angle < -kHair ? angle + 2 * geometry::kPi : angle;
    };
    std::vector<int> edges(board.incident(kGround, SiteType::Edge)[cell].begin(),
                           board.incident(kGround, SiteType::Edge)[cell].end());
    std::ranges::sort(edges, {}, turn);
    return edges;
  }

  void find_sides_of_cells(const geometry::Topology& board) {
    const int cells = board.count(kGround);
    std::vector<std::vector<int>> edges;
    for (int cell = 0; cell < cells; ++cell) edges.push_back(edges_in_order(board, cell));
    for (const auto& some : edges) sides = std::max(sides, static_cast<int>(some.size()));
    sides = std::min(sides, ir::kMostAreaSides);
    const auto& straight = board.supported(kGround, geometry::Relation::Orthogonal).in_order;
    if (!straight.empty())
      per_side = static_cast<int>(board.supported(kGround, geometry::Relation::Adjacent).in_order.size() /
                                  straight.size());
    per_side = std::max(per_side, 1);
    for (int cell = 0; cell < cells; ++cell)
      for (int side = 0; side < sides; ++side) add_side(board, edges, cell, static_cast<size_t>(side));
  }

  void add_side(const geometry::Topology& board, const std::vector<std::vector<int>>& edges, int cell,
                size_t side) {
    int beside = geometry::kNone;
    int there = geometry::kNone;
    if (const auto& own = edges[static_cast<size_t>(cell)]; side < own.size())
      for (const int other : board.incident(SiteType::Edge, kGround)[own[side]]) {
        if (other == cell) continue;
        const auto& theirs = edges[static_cast<size_t>(other)];
        const auto found = static_cast<int>(std::ranges::find(theirs, own[side]) - theirs.begin());
        if (found >= sides) continue;  // areas have no bit for that side
        beside = other;
        there = found;
      }
    neighbours_.push_back(beside);
    facing_.push_back(there);
  }

  void add_component(const ir::Component& component) {
    const bool tile = component.kind == ir::ComponentKind::Tile;
    is_tile_.push_back(tile);
    const size_t first = area_of_.size();
    area_of_.resize(first + static_cast<size_t>(sides), -1);
    if (!tile) return;
    for (const ir::TileArea& area : component.areas) add_area(first, area);
    // Where several paths come to a side, the first counts.
    for (const ir::TilePath& path : component.paths) add_area(first, {{path.from, path.to}, path.colour, 1});
  }

  void add_area(size_t first, const ir::TileArea& area) {
    Area made{0, area.terrain, area.value};
    for (const int side : area.sides) {
      if (side >= sides) continue;
      if (area_of_[first + static_cast<size_t>(side)] >= 0) return;
      made.sides |= std::uint32_t{1} << side;
    }
    for (const int side : area.sides)
      if (side < sides) area_of_[first + static_cast<size_t>(side)] = static_cast<int>(areas_.size());
    areas_.push_back(made);
  }

  std::vector<std::int32_t> neighbours_, facing_, area_of_;
  std::vector<std::uint8_t> is_tile_;
  std::vector<Area> areas_;
};

std::shared_ptr<const kernels::AreaTable> prepare_areas(const Prepared& game, const Code&) {
  return std::make_shared<TileAreas>(*game.board, game.program.equipment->components);
}

}  // namespace

void add_area_ops(OpTable& t);

void add_area_ops(OpTable& t) {
  set_kernel<Op::AreaSites, LUDENS_KERNEL(area_sites), prepare_areas>(t);
  set_kernel<Op::AreaEnds, LUDENS_KERNEL(area_ends), prepare_areas>(t);
  set_kernel<Op::AreaValue, LUDENS_KERNEL(area_value), prepare_areas>(t);
  set_kernel<Op::AreaSpan, LUDENS_KERNEL(area_span), prepare_areas>(t);
  set_kernel<Op::FacingSides, LUDENS_KERNEL(facing_sides), prepare_areas>(t);
  set_kernel<Op::MatchingSides, LUDENS_KERNEL(matching_sides), prepare_areas>(t);
  set_kernel<Op::TileFits, LUDENS_KERNEL(tile_fits), prepare_areas>(t);
  set_kernel<Op::FittingRotations, LUDENS_KERNEL(fitting_rotations), prepare_areas>(t);
}

}  // namespace ludens::interpreter
