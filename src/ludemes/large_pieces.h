// large_pieces.h - pieces that cover several sites: where they can lie.
#pragma once

#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes {

// What each large piece covers, by its state: the direction that its walk begins in, then which walk.
void add_footprints(GameEquipment& made);

}  // namespace ludens::ludemes
