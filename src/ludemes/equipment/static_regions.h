// static_regions.h - regions that a board has by itself: its sides, rows, corners.
#pragma once

#include <string_view>
#include <vector>

#include "ir/equipment.h"

namespace ludens::ludemes::equipment {

// Each region of the family, as the language orders them; none for a family without regions.
std::vector<std::vector<int>> static_parts(const ir::Equipment& table, std::string_view family);

}  // namespace ludens::ludemes::equipment
