// layers.h - boards with layers as seen from above: pieces higher up hide sites, and what joins two of them.
#pragma once

#include <algorithm>

#include "interpreter/groups.h"

namespace ludens::interpreter {

// Is there a piece on a site straight above? Higher layers have higher numbers.
inline bool is_covered(const Machine& m, geometry::SiteType type, int site) {
  const Space& s = m.space(type);
  const auto at = m.prepared.board->at(type);
  const auto& here = at[static_cast<size_t>(site)];
  for (size_t other = static_cast<size_t>(site) + 1; other < at.size(); ++other)
    if (at[other].x == here.x && at[other].y == here.y && top_what(s, static_cast<int>(other)) != 0)
      return true;
  return false;
}

// The sites that rest on both of two, and how many of them hold a piece.
struct Roof {
  int sites = 0, pieces = 0;
};
inline Roof roof_over(const Machine& m, geometry::SiteType type, int a, int b) {
  const Space& s = m.space(type);
  const auto& above = m.prepared.board->neighbours(type, geometry::Direction::Upward);
  Roof roof;
  for (const int up : above[a]) {
    if (std::ranges::find(above[b], up) == above[b].end()) continue;
    ++roof.sites;
    roof.pieces += top_what(s, up) != 0;
  }
  return roof;
}

}  // namespace ludens::interpreter
