// hidden.h - what players may not see of a site: a byte of facts for each player, site and level.
//
// Hiding belongs to the place, not to the piece: a piece that moves on is seen unless its new place is hidden
// too.
#pragma once

#include "ir/ops/hidden.h"
#include "runtime/state.h"

namespace ludens::runtime {

// The facts hidden from the player; player, site and level exist.
inline std::uint8_t& hidden_at(const Space& s, int player, int site, int level) {
  return s.hidden[(player * s.sites + site) * s.height + level];
}

}  // namespace ludens::runtime
