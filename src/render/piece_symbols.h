// piece_symbols.h - a short sign for every component, to draw boards as text.
#pragma once

#include <string>
#include <vector>

#include "ir/equipment.h"

namespace ludens::render {

// By component; [0] is empty. A letter of the piece's name, different for different names: in capitals for
// the first player and small for the second, as chess players write. With more players, and for pieces that
// are nobody's, the owner's number follows.
std::vector<std::string> piece_symbols(const ir::Equipment& equipment);

}  // namespace ludens::render
