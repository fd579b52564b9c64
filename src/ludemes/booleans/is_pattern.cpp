// is_pattern.cpp - (is Pattern), (is PyramidCorners): whether pieces form a figure.
#include <algorithm>
#include <array>

#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

// The one site that a step in this direction leads to, or -1.
int only_step(const geometry::Topology& board, SiteType type, int site, geometry::Direction direction) {
  int found = -1;
  for (const geometry::Step& step : board.steps(type)[site]) {
    if (step.type != type || !geometry::has(step.directions, direction)) continue;
    if (found >= 0) return -1;
    found = step.to;
  }
  return found;
}

using Corners = std::array<geometry::Direction, 4>;
constexpr Corners kDown{geometry::Direction::DNW, geometry::Direction::DNE, geometry::Direction::DSW,
                        geometry::Direction::DSE};
constexpr Corners kUp{geometry::Direction::UNW, geometry::Direction::UNE, geometry::Direction::USW,
                      geometry::Direction::USE};

// The corners of every pyramid with its top here, four by four, smallest first; then those that hang.
std::vector<std::int32_t> pyramids_at(const geometry::Topology& board, SiteType type, int top) {
  std::vector<std::int32_t> found;
  for (const Corners& ways : {kDown, kUp}) {
    std::array<int, 4> corners{top, top, top, top};
    for (int size = 1; size <= board.count(type); ++size) {
      for (size_t i = 0; i < corners.size(); ++i)
        if (corners[i] >= 0) corners[i] = only_step(board, type, corners[i], ways[i]);
      if (std::ranges::find(corners, -1) != corners.end()) break;
      found.insert(found.end(), corners.begin(), corners.end());
    }
  }
  return found;
}

NodeId lower_pyramid_corners(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const geometry::Topology& board = l.equipment.board;
  const int sites = board.count(type);
  std::vector<std::int32_t> table(static_cast<size_t>(sites) + 1);  // where each site's begin
  for (int site = 0; site < sites; ++site) {
    table[static_cast<size_t>(site)] = static_cast<std::int32_t>(table.size());
    const std::vector<std::int32_t> corners = pyramids_at(board, type, site);
    table.insert(table.end(), corners.begin(), corners.end());
  }
  table[static_cast<size_t>(sites)] = static_cast<std::int32_t>(table.size());
  const NodeId tops =
      use.has("froms")
          ? l.region(use, "froms")
          : l.ir.node(Op::Single, {use.has("from") ? l.integer(use, "from") : l.ir.node(Op::LastTo)});
  return l.ir.node(Op::HasPyramid, {tops}, {l.space(type), l.ir.list(std::move(table))});
}

NodeId lower_is_pattern(Lowering& l, const Use& use) {
  if (use.word("isPatternType") != "Pattern") return lower_pyramid_corners(l, use);
  std::vector<std::int32_t> steps;
  for (const BoundId id : use.items("walk")) {
    const std::string_view step = l.maker.word(id);
    steps.push_back(static_cast<int>(step == "F"   ? ir::WalkStep::Forward
                                     : step == "L" ? ir::WalkStep::Left
                                                   : ir::WalkStep::Right));
  }
  std::vector<NodeId> pieces;
  if (use.has("what")) pieces.push_back(l.integer(use, "what"));
  for (const BoundId id : use.items("whats")) pieces.push_back(l.integer(id));
  const NodeId whats = pieces.empty() ? ir::kNothing : l.ir.node(Op::MakeList, pieces);
  const NodeId from = use.has("from") ? l.integer(use, "from") : l.ir.node(Op::LastTo);
  return l.ir.node(Op::IsFigure, {from, whats}, {l.space(l.site_type(use)), l.ir.list(std::move(steps))});
}

}  // namespace

constexpr Meaning is_pattern_meaning{.lower = lower_is_pattern};

extern const Ludeme is_pattern = {
    .rule = "booleans.is.is",
    .form =
        "(is <isPatternType> [{<stepType>}] [<siteType>] [from:<int>] [what:<int> | whats:{<int>}] "
        "[froms:<sites>])",
    .summary =
        "Whether like pieces stand along a walk, in any of its rotations (Pattern), or at the corners of a "
        "pyramid",
    .params = {{"isPatternType", "which figure"},
               {"walk", "the walk that draws the figure [none for PyramidCorners]"},
               {"siteType", "the type of site [the board's default]"},
               {"from", "where the walk begins [(last To)]"},
               {"what", "the piece that makes the figure [the one at the first site]"},
               {"whats", "the pieces met along the walk, in turn"},
               {"froms", "the sites to try as a start, for PyramidCorners"}},
    .example = "(is Pattern {F R F R F})",
    .meaning = &is_pattern_meaning,
};

}  // namespace ludens::ludemes::booleans
