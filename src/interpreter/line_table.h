// line_table.h - the lines of a board through each of its sites, found once for an op that asks about them.
#pragma once

#include <algorithm>
#include <vector>

#include "geometry/lines.h"
#include "interpreter/op_call.h"

namespace ludens::interpreter {

struct LineTable {
  LineTable(const geometry::Topology& board, SiteType type, geometry::Direction direction)
      : pivots(board.count(type)) {
    for (int site = 0; site < board.count(type); ++site)
      at.push_back(geometry::lines_through(board, type, site, direction));
    if (type == SiteType::Edge) pivots = std::min(pivots, board.count(SiteType::Vertex));
  }

  const std::vector<geometry::Line>& through(int site) const { return at[static_cast<size_t>(site)]; }

  std::vector<std::vector<geometry::Line>> at;  // by site
  // How many sites, from the first, a line can be looked for through: of edges, no more than there are
  // vertices.
  int pivots;
};

// The table of an op with these attributes.
template <const ir::OpRecord& op>
std::shared_ptr<const LineTable> prepare_lines(const Prepared& game, Self self) {
  return std::make_shared<LineTable>(*game.board, attribute<op, "type">(self.code),
                                     static_cast<geometry::Direction>(attribute<op, "direction">(self.code)));
}

}  // namespace ludens::interpreter
