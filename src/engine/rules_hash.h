// rules_hash.h - what tells descriptions apart: the same for the same brackets, labels and words.
#pragma once

#include <cstdint>

#include "language/tree.h"

namespace ludens::engine {

// Of the tree below the root, so that options count, and comments and metadata do not.
std::uint64_t rules_hash(const Tree& tree);

}  // namespace ludens::engine
