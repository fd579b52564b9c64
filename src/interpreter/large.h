// large.h - what pieces that cover several sites cover.
#pragma once

#include "interpreter/machine.h"

namespace ludens::interpreter {

// In games with dominoes all that is put anywhere has this value, until it lies on the board as a domino.
inline constexpr int kDominoInHand = 1;

// What each cell under a domino on the board shows, and which domino it is; both 0 when it leaves.
inline void mark_domino(Machine& m, int site, const runtime::Piece& piece, bool there, int number) {
  Space& s = m.space(static_cast<int>(ir::SiteType::Cell));
  const auto covered = m.footprint(piece.what, piece.state, site);
  const ir::Component& domino = m.program.equipment->components[static_cast<size_t>(piece.what)];
  for (int i = 0; i < covered.size(); ++i) {
    const int pips = i < covered.size() / 2 ? domino.value : domino.second_value;
    if (s.value) s.value[covered[i]] = there ? pips : 0;
    if (s.count) s.count[covered[i]] = static_cast<std::int16_t>(there ? number : 0);
  }
}

// The piece comes to lie there, or leaves. Whatever the board is played on, the walk goes over cells, and the
// sites with the cells' numbers are covered.
inline void cover(Machine& m, int type, int site, const runtime::Piece& piece, bool taken) {
  if (!m.program.uses.large_pieces || type != m.prepared.default_type) return;
  for (const int covered : m.footprint(piece.what, piece.state, site)) {
    if (covered >= m.space(type).sites) continue;
    if (taken)
      clear_bit(m.space(type).empty, covered);
    else
      set_bit(m.space(type).empty, covered);
  }
  if (m.program.uses.dominoes && !taken && m.is_domino(piece.what)) mark_domino(m, site, piece, false, 0);
}

}  // namespace ludens::interpreter
