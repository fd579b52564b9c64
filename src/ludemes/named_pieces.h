// named_pieces.h - pieces as rules name them.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "ludemes/lowering.h"

namespace ludens::ludemes {

// The component of that name; an error in the text where the game has none.
ir::NodeId named_piece(Lowering& l, const Use& at, std::string_view name);

// What a (piece ..) argument lists, by name or by number; `named` says what a name stands for.
std::vector<ir::NodeId> listed_pieces(Lowering& l, const Use& piece,
                                      const std::function<ir::NodeId(std::string_view)>& named);

}  // namespace ludens::ludemes
