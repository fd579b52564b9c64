#include "ludemes/large_pieces.h"

#include <algorithm>

namespace ludens::ludemes {

namespace {

using geometry::SiteType;

// One step on, or kNone.
int step_from(const geometry::Topology& board, int cell, geometry::Direction direction) {
  int found = geometry::kNone;
  for (const geometry::Step& step : board.steps(SiteType::Cell)[cell])
    if (step.type == SiteType::Cell && (step.directions & geometry::bit(direction))) found = step.to;
  return found;
}

// The cells of the walk in order, each once; none where it leaves the board.
std::vector<int> walk_from(const geometry::Topology& board, int cell, size_t facing,
                           const std::vector<ir::WalkStep>& walk) {
  const auto& directions = board.supported(SiteType::Cell, geometry::Relation::Orthogonal).in_order;
  std::vector<int> cells{cell};
  for (const ir::WalkStep step : walk) {
    if (step == ir::WalkStep::Right) facing = (facing + 1) % directions.size();
    if (step == ir::WalkStep::Left) facing = (facing + directions.size() - 1) % directions.size();
    if (step != ir::WalkStep::Forward) continue;
    cell = step_from(board, cell, directions[facing]);
    if (cell == geometry::kNone) return {};
    if (std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
  }
  return cells;
}

}  // namespace

void add_footprints(GameEquipment& made) {
  const geometry::Topology& board = made.equipment.board;
  const auto& directions = board.supported(SiteType::Cell, geometry::Relation::Orthogonal).in_order;
  for (ir::Component& component : made.equipment.components) {
    if (component.walks.empty() || directions.empty()) continue;
    // However many directions the board has, four states a walk are offered.
    const size_t states = component.walks.size() * 4;
    for (size_t state = 0; state < states; ++state) {
      std::vector<std::vector<int>> by_cell;
      const size_t walk = state / directions.size();
      for (int cell = 0; cell < board.count(SiteType::Cell); ++cell)
        by_cell.push_back(walk < component.walks.size()
                              ? walk_from(board, cell, state % directions.size(), component.walks[walk])
                              : std::vector<int>{cell});
      component.footprints.push_back(std::move(by_cell));
    }
  }
}

}  // namespace ludens::ludemes
