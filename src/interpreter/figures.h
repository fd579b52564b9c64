// figures.h - figures of pieces: a walk of steps forward and quarter turns that begins at a site, in any of
// its orthogonal directions.
#pragma once

#include "interpreter/groups.h"

namespace ludens::interpreter {

struct Figure {
  geometry::SiteType type;
  std::span<const std::int32_t> steps;  // ir::WalkStep
  std::span<const int> whats;           // in turn, over and over; the first stands where the figure begins
};

// The directions that a figure may face first.
inline const std::vector<geometry::Direction>& figure_ways(const Machine& m, geometry::SiteType type) {
  return m.prepared.board->supported(type, geometry::Relation::Orthogonal).in_order;
}

// Where one step in the direction leads, the last where there are several; -1 where it leads nowhere.
inline int step_towards(const Machine& m, geometry::SiteType type, int site, geometry::Direction direction) {
  int to = -1;
  for_each_neighbour(m, type, site, geometry::bit(direction), [&](int next) {
    to = next;
    return false;
  });
  return to;
}

// To the next direction of the same kind that the board has.
inline geometry::Direction turned(geometry::Direction facing, ir::WalkStep turn,
                                  geometry::DirectionMask supported) {
  do facing = turn == ir::WalkStep::Right ? geometry::right(facing) : geometry::left(facing);
  while (!geometry::has(supported, facing));
  return facing;
}

// Do the pieces of the figure stand all the way? Calls visit(site) for each site that it steps on, as long as
// they do.
template <class Visit>
bool walk_figure(Machine& m, const Figure& figure, int site, geometry::Direction facing, Visit visit) {
  const Space& s = m.space(figure.type);
  const auto supported = m.prepared.board->supported(figure.type, geometry::Relation::Orthogonal).mask;
  size_t piece = 0;
  for (const std::int32_t number : figure.steps) {
    const auto step = static_cast<ir::WalkStep>(number);
    if (step != ir::WalkStep::Forward) {
      facing = turned(facing, step, supported);
      continue;
    }
    site = step_towards(m, figure.type, site, facing);
    piece = (piece + 1) % figure.whats.size();
    if (site < 0 || top_what(s, site) != figure.whats[piece]) return false;
    visit(site);
  }
  return true;
}

}  // namespace ludens::interpreter
