// game.cuh - calls of the kernels of the course of the game, and of what it keeps off the board.
#pragma once

#include "bodies.cuh"
#include "runtime/kernels/cards.h"
#include "runtime/kernels/course.h"
#include "runtime/kernels/dice.h"
#include "runtime/kernels/floats.h"
#include "runtime/kernels/game_numbers.h"
#include "runtime/kernels/hidden.h"

namespace ludens {

__device__ inline int call_course(const DeviceWorld& w, int player) {
  namespace k = kernels;
  return k::mover(w) + k::next(w) + k::prev(w) + k::last_from(w) + k::last_to(w) + k::last_level_from(w) +
         k::last_level_to(w) + k::after_from(w) + k::after_to(w) + k::after_level_from(w) +
         k::after_level_to(w) + k::turn_from(w) + k::last_site_is(w, true, TestSite::Cell) + k::was_pass(w) +
         k::turns(w) + k::plies(w) + k::moves_this_turn(w) + k::is_first_move(w) + k::all_passed(w) +
         k::mover_before(w, player) + k::active_players(w) + k::is_active(w, player) +
         k::is_triggered(w, player, 0) + k::games_done(w) + k::match_score(w, player);
}

__device__ inline int call_game_numbers(const DeviceWorld& w, int n) {
  namespace k = kernels;
  DeviceWorld::List list;
  DeviceWorld::Set set;
  k::team_players(w, list, n);
  k::remembered(w, list, n);
  k::pending_sites(w, set);
  k::last_sites(w, set, true);
  k::passed_sites(w, set);
  k::to_clear(w, set);
  k::start_sites(w, set, n);
  return k::counter(w) + k::pot(w) + k::trump_suit(w) + k::pending_value(w) + k::is_pending(w) +
         k::var(w, n) + k::score(w, n) + k::amount(w, n) + k::player_value(w, n) + k::vote_proposed(w, n) +
         k::vote_decided(w, n) + k::is_remembered(w, n, 0) + k::is_visited(w, n) + list.size() +
         count_bits(set, w.words);
}

__device__ inline int call_equipment(const DeviceWorld& w, int n, const int* table) {
  namespace k = kernels;
  const Below body{n};
  const k::DieFaces faces{table, table};
  const k::OwnedDie dice[2] = {{1, n, 2}, {2, n, 2}};
  DeviceWorld::Set set;
  k::hidden_sites(w, set, n, TestSite::Cell, 1);
  return k::any_die(w, n, 2) + k::dice_used(w, 2) + k::dice_equal(w) +
         k::for_dice(w, body, body, body, 0, 3) + k::dice_sum(w, k::OwnedDice{dice, 2, faces}, n) +
         k::face_at(w, faces, n) + k::card_fact(w, k::CardFacts{table}, n, {}, 1) +
         k::for_deal(w, {}, {}, body, n, k::Ints(table, 4), true) +
         k::is_hidden(w, n, 1, {}, TestSite::Cell, 1) + count_bits(set, w.words);
}

__device__ inline int call_floats(const DeviceWorld& w, int n) {
  namespace k = kernels;
  const float a = k::float_of(w, n);
  return k::float_parts(w, k::float_binary(w, k::float_unary(w, a, n), k::float_(w, n), n), 3, true) +
         k::float_to_bool(w, a);
}

}  // namespace ludens
