// board_svg.h - a picture of a board with the numbers of its sites, for looking at.
//
// Cells, edges (curved ones too), vertices, and the sites of hands below. Layers of a board in space are
// drawn side by side. Shows no position; pieces are drawn elsewhere.
#pragma once

#include <string>

#include "ir/equipment.h"

namespace ludens::render {

struct BoardPicture {
  bool numbers = true;     // of the sites that are played on
  bool labels = true;      // their coordinates, smaller
  std::string title = {};  // above the board; none if empty
};

// A whole SVG document.
std::string board_svg(const ir::Equipment& equipment, const BoardPicture& picture);

}  // namespace ludens::render
