// board_text.h - what is on the table, as a page of text.
#pragma once

#include <string>
#include <vector>

#include "ir/equipment.h"

namespace ludens::render {

// `region_texts`: for regions that are not fixed, how the game's text describes their parts; by region.
std::string board_text(const std::string& game, const ir::Equipment& equipment,
                       const std::vector<std::string>& region_texts);

}  // namespace ludens::render
