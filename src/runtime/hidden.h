// hidden.h - what players may not see of a site: a byte of facts for each player, site and level.
//
// A piece that moves takes along what is hidden of it; in stacks it belongs to the level.
#pragma once

#include "ir/ops/hidden.h"
#include "runtime/state.h"

namespace ludens::runtime {

// The facts hidden from the player; player, site and level exist.
inline std::uint8_t& hidden_at(const Space& s, int player, int site, int level) {
  return s.hidden[(player * s.sites + site) * s.height + level];
}

// The piece went from the one site to the other.
inline void carry_hidden(const Layout& layout, const Space& source, int from, const Space& target, int to) {
  for (int p = 1; p <= layout.players; ++p) {
    hidden_at(target, p, to, 0) = hidden_at(source, p, from, 0);
    if (source.what[from] == 0) hidden_at(source, p, from, 0) = 0;
  }
}

}  // namespace ludens::runtime
