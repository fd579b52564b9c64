// line_table.h - the lines of a board through each of its sites, found once for an op that asks about them.
#pragma once

#include <algorithm>
#include <vector>

#include "geometry/lines.h"
#include "interpreter/machine.h"

namespace ludens::interpreter {

// Of ops whose first attributes are a site type and a direction.
struct LineTable {
  std::vector<std::vector<geometry::Line>> at;  // by site

  void fill(const geometry::Topology& board, const Code& c) {
    const auto type = static_cast<geometry::SiteType>(c.imm[0]);
    for (int site = 0; site < board.count(type); ++site)
      at.push_back(geometry::lines_through(board, type, site, static_cast<geometry::Direction>(c.imm[1])));
  }
};

// How many sites, from the first, a line can be looked for through: of edges, no more than there are
// vertices.
inline int line_pivots(const geometry::Topology& board, const Code& c) {
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  const int count = board.count(type);
  return type == geometry::SiteType::Edge ? std::min(count, board.count(geometry::SiteType::Vertex)) : count;
}

}  // namespace ludens::interpreter
