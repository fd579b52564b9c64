// questions.h - kernels that ask what somebody could do, and what has been (ir/ops/conditions.h, travel.h).
#pragma once

#include "runtime/board.h"
#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World, class Kind>
LUDENS_FN bool is_repeat(const World& w, Kind kind) {
  return w.is_repeated(static_cast<int>(kind));
}
template <class World>
LUDENS_FN bool is_cycle(const World& w) {
  return w.goes_in_circles();
}

template <class World>
[[gnu::always_inline]] LUDENS_FN bool no_moves_for(World& w, int player, bool is_next) {
  return is_player(w, player) && w.knows_who_is_stuck(is_next) && ((w.head().stalemated >> player) & 1);
}

// --- threats

// Can one of the owner's enemies move to the site now? A question within the question is answered no, so that
// kings may threaten each other.
template <class World, class Moves>
LUDENS_FN bool is_reached_by_enemy(World& w, const Moves& moves, int site, int owner) {
  const typename World::Threat threat(w, site);
  typename World::FreshMemo apart(w);
  for (int enemy = 1; enemy <= w.players(); ++enemy) {
    if (enemy == owner || (w.view.team && owner >= 0 && w.view.team[enemy] == w.view.team[owner])) continue;
    w.head().mover = static_cast<std::int16_t>(enemy);
    apart.renew();
    if (moves ? moves() : w.finds_move_of_phase(enemy)) return true;
  }
  return false;
}

// Asks as if the piece stood on the site and it were each enemy's turn.
template <class World, class Moves, class Type>
LUDENS_PART bool is_threatened_at(World& w, const Moves& moves, Type type, int site, int what, bool named) {
  const int owner = w.owner(what);
  auto&& s = w.space(type);
  const runtime::Head before = w.head();
  w.head().prev = static_cast<std::int16_t>(owner);
  if (!named) w.head().next = static_cast<std::int16_t>(owner);
  bool found = false;
  if (s.height > 1 || s.what[site] == what) {
    found = is_reached_by_enemy(w, moves, site, owner);
  } else {
    const typename World::Undone undone(w);
    runtime::Piece piece = runtime::piece_at(s, site);
    const bool was_empty = piece.what == 0;
    piece.what = what;
    piece.who = owner;
    w.board().put(type_number(type), site, piece, s.count && s.count[site] > 1 ? s.count[site] : 1);
    if (s.count && was_empty) {  // where pieces are counted, there is a piece now, but none that counts
      s.count[site] = 0;
      set_bit(s.empty, site);
    }
    found = is_reached_by_enemy(w, moves, site, owner);
  }
  w.head() = before;
  return found;
}

// Can `by` say it of the piece on the site? Where pieces are counted, one that is only thought of leaves the
// site empty.
template <class World, class Space, class Type>
LUDENS_FN bool is_asked_outwards(const World& w, const Space& s, Type type, int site, int what) {
  return is_player(w, w.owner(what)) && on_board(w, type, site) && (!s.count || s.what[site] == what);
}

template <class World, class Sites, class Moves, class By, class Type>
LUDENS_FN bool is_threatened(World& w, Maybe named, const Sites& sites, const Moves& moves, const By& by,
                             Type type) {
  if (w.is_asked_for_threats() || (named && (*named < 1 || *named >= w.components()))) return false;
  auto&& s = w.space(type);
  typename World::Set all;
  sites(static_cast<SetWord*>(all));
  return for_each_bit(all, w.words, [&](int site) {
    if (site >= s.sites) return false;
    const int what = named ? *named : top_what(s, site);
    if (what <= 0) return false;
    if (!by || !is_asked_outwards(w, s, type, site, what))
      return !w.leaves_open() && is_threatened_at(w, moves, type, site, what, named.given);
    const int owner = w.owner(what);
    for (int enemy = 1; enemy <= w.players(); ++enemy)
      if (enemy != owner && by(site, enemy)) return true;
    return false;
  });
}

// --- where moves begin, end and pass

template <class World, class Moves>
LUDENS_FN void move_passed(World& w, SetWord* out, const Moves& moves) {
  clear_words(out, w.words);
  w.find_passed(out, [&] { moves(); });
}
template <class World, class Moves>
LUDENS_FN void move_sites(World& w, SetWord* out, const Moves& moves, bool to) {
  clear_words(out, w.words);
  w.find_move_sites(out, to, [&] { moves(); });
}

// The moves of the body, which asks in another player's turn.
template <class World, class Moves>
LUDENS_FN bool outer_turn(World& w, const Moves& moves, int filters) {
  const typename World::OuterTurn turn(w, filters);
  return moves();
}

}  // namespace ludens::kernels
