// acts.cuh - kernels of effects.
#pragma once

#include "device_world.h"
#include "runtime/kernels/acts.h"
#include "runtime/kernels/captures.h"
#include "runtime/kernels/chance.h"
#include "runtime/kernels/dice.h"
#include "runtime/kernels/effects.h"
#include "runtime/kernels/large.h"
#include "runtime/kernels/memory_acts.h"
#include "runtime/kernels/moving.h"
#include "runtime/kernels/number_acts.h"
#include "runtime/kernels/order.h"
#include "runtime/kernels/outcomes.h"
#include "runtime/kernels/piece_acts.h"
#include "runtime/kernels/puzzles.h"
#include "runtime/kernels/questions.h"
#include "runtime/kernels/sowing.h"
#include "runtime/kernels/track_slides.h"

namespace acts {

namespace k = ludens::kernels;
using ludens::DeviceWorld;
constexpr auto kCell = ludens::TestSite::Cell;

__device__ void turn_acts(const DeviceWorld& w, int player) {
  k::act_set_next(w, player);
  k::act_move_again(w);
  k::act_swap_players(w, player, 1);
  k::act_pass(w);
}

__device__ void piece_acts(const DeviceWorld& w, const k::Namesakes& namesakes, int site) {
  const k::Maybe none;
  k::act_move(w, site, 5, none, none, kCell, kCell, false);
  k::act_replace(w, site, 6, kCell, kCell, true);
  if (!k::move_quickly(w, site, 5, true) && !k::place_quickly(w, site, 1)) k::take_marked(w);
  k::act_add(w, site, 1, none, none, none, none, none, kCell);
  k::act_remove(w, site, none, kCell, site > 3);
  k::act_promote(w, site, 2, kCell);
  k::act_move_some(w, site, 4, 2, kCell, kCell, 9);
  k::act_copy(w, site, 4, 0, kCell, kCell);
  k::act_turn(w, site, 1, kCell);
  k::act_flip(w, site, kCell);
  k::act_take_control(w, namesakes, site, 2, kCell);
  k::act_push(w, site, 5, kCell);
  k::act_attract(w, site, 5, kCell);
}

__device__ int number_acts(const DeviceWorld& w, const ludens::SetWord* sites, int site) {
  k::act_set_site(w, site, 1, k::Maybe{}, kCell, ludens::ir::Field::State);
  k::act_set_count(w, site, 1, 3, kCell);
  k::act_set_score(w, 1, site, site > 3);
  k::act_set_amount(w, 1, site);
  k::act_set_player_value(w, 1, site);
  k::act_set_counter(w, site);
  k::act_set_pot(w, site);
  k::act_set_var(w, site, 0);
  k::act_set_pending(w, site);
  k::act_set_pending_sites(w, sites);
  return k::random_int(w, 1, site);
}

struct Effect {
  const DeviceWorld& w;
  __device__ explicit operator bool() const { return true; }
  template <class... Values>
  __device__ void operator()(Values... values) const {
    k::act_set_next(w, (1 + ... + values));
  }
};
struct Holds {
  int least;
  __device__ explicit operator bool() const { return true; }
  template <class... Values>
  __device__ bool operator()(Values... values) const {
    return (0 + ... + values) > least;
  }
};
struct Numbers {
  __device__ int size() const { return 4; }
  __device__ int operator()(int i) const { return i; }
};

__device__ void effects(const DeviceWorld& w, const ludens::SetWord* sites, int value) {
  const Effect effect{w};
  const auto holds = [&] { return value > 3; };
  DeviceWorld::ScratchList list(w);
  k::nothing(w);
  k::if_do(w, holds, effect, effect);
  k::gather(w, effect);
  k::act_pick(w, effect, 1);
  k::repeat(w, value, effect);
  k::for_sites_do(w, sites, effect, 0);
  k::for_list_do(w, list.list, effect, 0);
  k::for_values_do(w, 1, value, effect, 0);
  k::for_active_do(w, effect, true);
  k::for_tracks_do(w, effect);
}

__device__ void sowing(const DeviceWorld& w, const int* table, int site) {
  const k::SowTracks tracks{{1, table, table, table, nullptr, table}, nullptr, table};
  const Effect effect{w};
  const auto one = [](int, int, int) { return 1; };
  const Holds holds{site};
  const k::Ints all(table, 1);
  const bool can = k::can_sow(
      w, tracks, site, [] { return 1; }, k::Maybe{}, all);
  k::act_sow(w, tracks, site, 4, one, k::Maybe{can, 1}, holds, holds, effect, holds, effect, holds, holds,
             kCell, false, all, site, 0, 0);
}

__device__ void dice(const DeviceWorld& w, int value) {
  const k::Die die{40, 3, 6, 0, nullptr};
  const k::DiceTable table{&die, 1};
  k::act_roll(w, table);
  k::act_use_dice(w, value);
  k::act_doubles(
      w, table, [&] { return value; }, [&] { return value > 3; }, 0, 1, 0, 1);
}

__device__ void memory(const DeviceWorld& w, const ludens::SetWord* sites, int value) {
  k::act_propose(w, value);
  k::act_vote(w, value);
  k::act_store_state(w);
  k::act_remember(w, value, 0);
  k::act_forget(w, value, 0);
  k::act_forget_all(w, k::ListCount{2}, 1);
  k::act_set_team(w, 1, value);
  k::act_trigger(w, value);
  k::act_note(w);
  k::act_set_trump(w, value);
  k::act_note_passed(w, value);
  k::act_note_start(w);
  k::act_move_large(w, value, 5, 1, kCell, kCell);
  k::act_set_known(w, value, 1, 0, kCell);
  k::act_hide(w, sites, 3, k::Maybe{}, Holds{value}, kCell, 1);
}

__device__ void chance(const DeviceWorld& w, const ludens::SetWord* sites, const int* table, int value) {
  typename DeviceWorld::Set out;
  k::random_sites(w, out, sites, value);
  const auto directions = k::dirs_random(
      w, [] { return 5ull; }, [] { return 1; }, value, kCell);
  k::act_lay_deck(w, static_cast<int>(directions), k::Ints(table, 3));
  const k::HandTable hands{table, table, 2};
  k::act_take_domino(w, {}, value);
  k::act_deal_dominoes(w, hands, value);
  k::random_moves_by(w, k::Ints(table, 2), Numbers{});
  k::random_moves(w, Numbers{}, k::Ints(table, 2));
  k::for_dealt_dominoes(w, hands, value, Holds{value});
}

struct MakesSet {
  int site;
  __device__ void operator()(ludens::SetWord* out) const { ludens::set_bit(out, site); }
};

__device__ int questions(const DeviceWorld& w, const int* table, int value) {
  typename DeviceWorld::Set out;
  const Holds holds{value};
  k::move_passed(w, out, holds);
  k::move_sites(w, out, holds, true);
  const k::SlideTracks tracks{table, table, nullptr};
  const k::DirectionOrder order{k::Ints(table, 8)};
  const int ahead = k::is_ahead(w, value, 4, kCell) + k::intervene(w, value, 5, holds, 1, 2, holds, kCell) +
                    k::is_solved(w, out, Numbers{}, kCell) +
                    static_cast<int>(k::dirs_along(w, order, value, 4, 0, kCell));
  return ahead + k::is_repeat(w, 1) + k::is_cycle(w) + k::no_moves_for(w, value, true) +
         k::is_stored_state(w) + k::is_threatened(w, k::Maybe{}, MakesSet{value}, holds, holds, kCell) +
         k::outer_turn(w, holds, 1) +
         k::slide_track(w, tracks, 1, 9, holds, holds, holds, holds, holds, k::Ints(table, 1), true, value,
                        0);
}

__device__ void outcomes(const DeviceWorld& w, int player) {
  k::result(w, player, 0, false);
  k::team_result(w, player, 0);
  k::by_score(w, false, Numbers{});
  k::by_payoff(w, Numbers{});
  k::draw_by_limit(w);
}

}  // namespace acts

__device__ int call_acts(const ludens::DeviceWorld& w, const ludens::SetWord* sites, const int* table,
                         int value) {
  acts::turn_acts(w, value);
  acts::piece_acts(w, {table, 3}, value);
  acts::effects(w, sites, value);
  acts::outcomes(w, value);
  acts::dice(w, value);
  acts::memory(w, sites, value);
  acts::chance(w, sites, table, value);
  acts::sowing(w, table, value);
  return acts::number_acts(w, sites, value) + acts::questions(w, table, value);
}
