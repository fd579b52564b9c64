// placing.h - what actions on pieces share: are there the sites and components that they name, and what does
// a piece of several sites cover?
#pragma once

#include "runtime/board.h"
#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World>
LUDENS_FN bool has_site(const World& w, int type, int site) {
  return site >= 0 && site < w.sites(type);
}
template <class World>
LUDENS_FN bool has_component(const World& w, int what) {
  return what >= 0 && what < w.components();
}
// The number of the space that holds the site.
template <class World, class Type>
LUDENS_FN int space_at(const World& w, Type type, int site) {
  return type_number(w.type_at(type, site));
}

// In games with dominoes all that is put anywhere has this value, until it lies on the board as a domino.
inline constexpr int kDominoInHand = 1;

// What each cell under a domino on the board shows, and which domino it is; both 0 when it leaves.
template <class World>
LUDENS_FN void mark_domino(World& w, int site, const runtime::Piece& piece, bool there, int number) {
  const auto& s = w.space(World::SiteType::Cell);
  const Ints covered = w.footprint(piece.what, piece.state, site);
  for (int i = 0; i < covered.size(); ++i) {
    const int pips = w.pips(piece.what, i < covered.size() / 2 ? 0 : 1);
    if (s.value) s.value[covered[i]] = there ? pips : 0;
    if (s.count) s.count[covered[i]] = static_cast<std::int16_t>(there ? number : 0);
  }
}

template <class World>
LUDENS_RARE void cover_all(World& w, int type, int site, const runtime::Piece& piece, bool taken) {
  auto&& s = w.space(type);
  for (const int covered : w.footprint(piece.what, piece.state, site)) {
    if (covered >= s.sites) continue;
    if (taken)
      clear_bit(s.empty, covered);
    else
      set_bit(s.empty, covered);
  }
  if (w.uses_dominoes() && !taken && w.is_domino(piece.what)) mark_domino(w, site, piece, false, 0);
}
// The piece comes to lie there, or leaves. Whatever the board is played on, the walk goes over cells, and the
// sites with the cells' numbers are covered.
template <class World>
LUDENS_FN void cover(World& w, int type, int site, const runtime::Piece& piece, bool taken) {
  if (w.uses_large_pieces() && type == type_number(w.default_type())) cover_all(w, type, site, piece, taken);
}

}  // namespace ludens::kernels
