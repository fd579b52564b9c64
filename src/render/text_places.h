// text_places.h - where the sites of a board go on a grid of characters.
//
// Rows are the heights at which sites lie, columns follow from the least distance between two sites of a row.
// Knows nothing of what stands on the sites.
#pragma once

#include <vector>

#include "engine/position.h"
#include "ir/program.h"

namespace ludens::render {

// What is shown.
struct TextPosition {
  const ir::Program& program;
  const engine::Position& position;

  const ir::Equipment& equipment() const { return *program.equipment; }
};

// A site, and the row and column that it has been given.
struct Placed {
  geometry::SiteType type = geometry::SiteType::Cell;
  int site = 0;
  geometry::Point at;
  int row = 0, column = 0;
};

// Those that the rules use, of all kinds.
std::vector<Placed> sites_of(const TextPosition& position);

// Gives every site its row and column. `width`: of the widest sign; `step`: lines of text from row to row.
// False where there is no room.
bool place(std::vector<Placed>& sites, int width, int step);

}  // namespace ludens::render
