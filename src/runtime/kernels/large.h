// large.h - kernels of pieces that cover several sites (ir/ops/large.h).
#pragma once

#include "runtime/hidden.h"
#include "runtime/kernels/acts.h"
#include "runtime/kernels/placing.h"

namespace ludens::kernels {

// The cell in the middle of the board, or -1.
struct Centre {
  int cell = -1;
};

template <class World>
LUDENS_FN bool is_large(const World& w, int what) {
  return what > 0 && what < w.components() && w.footprints(what) > 0;
}

// Adds what the piece covers now to `allowed`, and all but its own site to `starts`. Returns its state; -1
// off the board.
template <class World>
LUDENS_FN int free_own_sites(const World& w, int what, int site, SetWord* starts, SetWord* allowed) {
  const auto& s = w.space(w.default_type());
  if (site < 0 || site >= s.sites || !s.state) return -1;
  const int lies = s.state[site];
  const Ints covered = w.footprint(what, lies, site);
  for (int i = 0; i < covered.size(); ++i) {
    if (covered[i] >= s.sites) continue;
    set_bit(allowed, covered[i]);
    if (i > 0) set_bit(starts, covered[i]);
  }
  return lies;
}

template <class World>
LUDENS_FN bool all_within(const World& w, Ints sites, const SetWord* set) {
  for (const int site : sites)
    if (!is_member(w, site) || !test_bit(set, site)) return false;
  return true;
}

template <class World, class Body>
LUDENS_FN bool for_large_places(const World& w, int what, const SetWord* sites, const SetWord* may_cover,
                                Maybe only, const Body& moves, bool stands, int from) {
  if (what <= 0 || what >= w.components()) return false;
  typename World::Set starts, allowed;
  copy_words(starts, sites, w.words);
  copy_words(allowed, may_cover, w.words);
  const int lies = stands ? free_own_sites(w, what, from, starts, allowed) : -1;
  const int states = w.footprints(what);
  return for_each_bit(starts, w.words, [&](int site) {
    for (int how = 0; how < states; ++how) {
      if ((only && *only >= 0 && how != *only) || (stands && site == from && how == lies)) continue;
      const Ints covered = w.footprint(what, how, site);
      if (!covered.empty() && all_within(w, covered, allowed) && moves(site, how)) return true;
    }
    return false;
  });
}

struct MoveLarge {
  int from, to, state, from_type, to_type;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!has_site(w, from_type, from) || !has_site(w, to_type, to)) return;
    auto&& source = w.space(from_type);
    auto&& target = w.space(to_type);
    runtime::Piece piece = runtime::piece_at(source, from);
    if (piece.what == 0) return;
    const auto board = w.board();
    const int count = source.count ? source.count[from] : 1;
    if (count <= 1) {
      board.clear(from_type, from);
      cover(w, from_type, from, piece, false);
    } else {
      board.set_count(from_type, from, count - 1);
    }
    piece.state = state;
    piece.who = w.owner(piece.what);
    board.put(to_type, to, piece, 1);
    cover(w, to_type, to, piece, true);
    if (w.uses_line_of_play() && w.is_domino(piece.what)) mark_domino(w, to, piece, true, piece.what);
    if (source.hidden && (from != to || from_type != to_type))
      runtime::carry_hidden(w.players(), source, from, target, to);
  }
};

template <class World, class From, class To>
LUDENS_FN void act_move_large(World& w, int from, int to, int state, From from_type, To to_type) {
  w.push(ir::OpNumber::ActMoveLarge,
         MoveLarge{from, to, state, space_at(w, from_type, from), space_at(w, to_type, to)});
}

template <class World, class Type>
LUDENS_FN void large_sites(const World& w, SetWord* out, const SetWord* sites, Type type) {
  copy_words(out, sites, w.words);
  const auto& s = w.space(type);
  for_each_bit(sites, w.words, [&](int site) {
    if (site >= s.sites) return false;
    const int top = runtime::top_index(s, site);
    for (const int covered : w.footprint(s.what[top], s.state ? s.state[top] : 0, site))
      if (covered < s.sites) set_bit(out, covered);
    return false;
  });
}

template <class World, class Type>
LUDENS_FN int large_size(const World& w, const Centre& centre, const SetWord* sites, Type type) {
  const auto& s = w.space(type);
  int count = 0;
  for_each_bit(sites, w.words, [&](int site) {
    const int what = site < s.sites ? top_what(s, site) : 0;
    if (what != 0) count += is_large(w, what) ? w.footprint(what, 0, centre.cell).size() : 1;
    return false;
  });
  return count;
}

}  // namespace ludens::kernels
