// pairs.h - pairs of terrains that match, as rules about tiles name them.
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes {

// The pairs in the slot as a list of the program, one number after the other; -1 where there are none.
int listed_pairs(Lowering& l, const Use& use, std::string_view slot = "pairs");

}  // namespace ludens::ludemes
