#include "ludemes/large_pieces.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>

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

// How many steps lead from one of the cells to that which is farthest from it, across edges or corners.
int length_of(const geometry::Topology& board, const std::vector<int>& cells, int from) {
  const auto& next = board.neighbours(SiteType::Cell, geometry::Relation::Adjacent);
  std::set<int> met{from};
  std::vector<int> rim{from};
  for (int steps = 0;; ++steps) {
    if (std::ranges::all_of(cells, [&](int cell) { return met.contains(cell); })) return steps;
    std::vector<int> further;
    for (const int cell : rim)
      for (const int beside : next[cell])
        if (met.insert(beside).second) further.push_back(beside);
    rim = std::move(further);
    if (rim.empty()) return steps;
  }
}

// Beside a piece there is room for any other.
void set_reach(ir::Equipment& equipment) {
  if (!equipment.grows()) return;
  const auto first = static_cast<size_t>(geometry::first_site(equipment.growth.window));
  std::set<const ir::Component::Footprints*> known;
  for (const ir::Component& component : equipment.components) {
    if (!component.footprints || !known.insert(component.footprints.get()).second) continue;
    for (const auto& by_cell : *component.footprints)
      for (const int cell : by_cell[first])
        equipment.growth.reach =
            std::max(equipment.growth.reach, 1 + length_of(equipment.board, by_cell[first], cell));
  }
}

ir::Component::Footprints footprints_of(const geometry::Topology& board,
                                        const std::vector<std::vector<ir::WalkStep>>& walks) {
  const auto& directions = board.supported(SiteType::Cell, geometry::Relation::Orthogonal).in_order;
  ir::Component::Footprints out;
  // However many directions the board has, four states a walk are offered.
  const size_t states = walks.size() * 4;
  for (size_t state = 0; state < states; ++state) {
    std::vector<std::vector<int>> by_cell;
    const size_t walk = state / directions.size();
    for (int cell = 0; cell < board.count(SiteType::Cell); ++cell)
      by_cell.push_back(walk < walks.size() ? walk_from(board, cell, state % directions.size(), walks[walk])
                                            : std::vector<int>{cell});
    out.push_back(std::move(by_cell));
  }
  return out;
}

}  // namespace

void add_footprints(GameEquipment& made) {
  const geometry::Topology& board = made.equipment.board;
  if (board.supported(SiteType::Cell, geometry::Relation::Orthogonal).in_order.empty()) return;
  std::map<std::vector<std::vector<ir::WalkStep>>, std::shared_ptr<const ir::Component::Footprints>> known;
  for (ir::Component& component : made.equipment.components) {
    if (component.walks.empty()) continue;
    auto& footprints = known[component.walks];
    if (!footprints)
      footprints = std::make_shared<const ir::Component::Footprints>(footprints_of(board, component.walks));
    component.footprints = footprints;
  }
  set_reach(made.equipment);
}

bool fits_first_window(const ir::Equipment& equipment) {
  const auto first = static_cast<size_t>(geometry::first_site(equipment.growth.window));
  return std::ranges::all_of(equipment.components, [&](const ir::Component& component) {
    return !component.footprints || std::ranges::none_of(*component.footprints, [&](const auto& by_cell) {
      return by_cell[first].empty();
    });
  });
}

}  // namespace ludens::ludemes
