// large_pieces.h - pieces that cover several sites: where they can lie.
#pragma once

#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes {

// What each large piece covers, by its state: the direction that its walk begins in, then which walk.
void add_footprints(GameEquipment& made);

// On a board that grows: is there room for each of them around the first tile, in the window at hand?
bool fits_first_window(const ir::Equipment& equipment);

}  // namespace ludens::ludemes
