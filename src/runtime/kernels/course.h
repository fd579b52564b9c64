// course.h - kernels of whose turn it is, of the move before and of the course of the game so far
// (ir/ops/numbers.h, sites.h, counts.h, conditions.h).
#pragma once

#include "runtime/course.h"
#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// --- whose turn it is

template <class World>
LUDENS_FN int mover(const World& w) {
  return w.head().mover;
}
template <class World>
LUDENS_FN int next(const World& w) {
  return w.head().next;
}
template <class World>
LUDENS_FN int prev(const World& w) {
  return w.head().prev;
}

// --- the move before

template <class World>
LUDENS_FN int last_from(const World& w) {
  return w.head().last_from;
}
template <class World>
LUDENS_FN int last_to(const World& w) {
  return w.head().last_to;
}
template <class World>
LUDENS_FN int last_level_from(const World& w) {
  return w.head().last_level_from;
}
template <class World>
LUDENS_FN int last_level_to(const World& w) {
  return w.head().last_level_to;
}
template <class World>
LUDENS_FN int after_from(const World& w) {
  return w.head().after_from;
}
template <class World>
LUDENS_FN int after_to(const World& w) {
  return w.head().after_to;
}
template <class World>
LUDENS_FN int after_level_from(const World& w) {
  return w.head().after_level_from;
}
template <class World>
LUDENS_FN int after_level_to(const World& w) {
  return w.head().after_level_to;
}
template <class World>
LUDENS_FN int turn_from(const World& w) {
  return runtime::turn_began(w.head());
}
template <class World, class Type>
LUDENS_FN bool last_site_is(const World& w, bool to, Type type) {
  return (to ? w.head().last_to_type : w.head().last_from_type) == type_number(type);
}
template <class World>
LUDENS_FN bool was_pass(const World& w) {
  return w.head().last_pass != 0;
}

// --- moves and turns so far

template <class World>
LUDENS_FN int turns(const World& w) {
  return w.head().turn + 1;
}
template <class World>
LUDENS_FN int plies(const World& w) {
  return w.head().ply;
}
template <class World>
LUDENS_FN int moves_this_turn(const World& w) {
  return w.head().turns_of_mover;
}
template <class World>
LUDENS_FN bool is_first_move(const World& w) {
  return w.head().ply == 0;
}
template <class World>
LUDENS_FN bool all_passed(const World& w) {
  return w.head().ply >= w.players() && runtime::all_passed(w.head(), w.players());
}
template <class World>
LUDENS_FN int mover_before(const World& w, int player) {
  return runtime::mover_before(w.head(), player);
}

// --- who is in play

template <class World>
LUDENS_FN int active_players(const World& w) {
  return popcount(w.head().active);
}
template <class World>
LUDENS_FN bool is_active(const World& w, int player) {
  return is_player(w, player) && ((w.head().active >> player) & 1);
}
template <class World>
LUDENS_FN bool is_triggered(const World& w, int player, int event) {
  return is_active(w, player) && w.view.triggered[event * (w.players() + 2) + player] != 0;
}

// --- the match that the game is part of

template <class World>
LUDENS_FN int games_done(const World& w) {
  return w.view.match ? w.view.match->done : -1;
}
template <class World>
LUDENS_FN int match_score(const World& w, int player) {
  return w.view.match && is_player(w, player) ? w.view.match->score[player] : -1;
}

}  // namespace ludens::kernels
