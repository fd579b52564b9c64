// large.h - what pieces that cover several sites cover.
#pragma once

#include "interpreter/machine.h"

namespace ludens::interpreter {

// Empty for pieces of one site, and beyond the board.
inline std::span<const int> footprint(const Machine& m, int what, int state, int site) {
  if (what <= 0 || site < 0) return {};
  const auto& all = m.program.equipment->components[static_cast<size_t>(what)].footprints;
  const auto how = static_cast<size_t>(state < 0 ? 0 : state);
  if (how >= all.size() || static_cast<size_t>(site) >= all[how].size()) return {};
  return all[how][static_cast<size_t>(site)];
}

// The piece comes to lie there, or leaves.
inline void cover(Machine& m, int type, int site, const runtime::Piece& piece, bool taken) {
  if (!m.program.uses.large_pieces || type != static_cast<int>(ir::SiteType::Cell)) return;
  for (const int covered : footprint(m, piece.what, piece.state, site)) {
    if (taken)
      clear_bit(m.space(type).empty, covered);
    else
      set_bit(m.space(type).empty, covered);
  }
}

}  // namespace ludens::interpreter
