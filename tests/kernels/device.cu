// device.cu - every kernel, compiled for a GPU. It is not run: `./check kernels` compiles it where there is
// nvcc, and fails where a kernel of src/runtime/kernels is not called here.
#include "acts.cuh"
#include "device_world.h"
#include "emission.cuh"
#include "game.cuh"
#include "lifted.cuh"
#include "lists.cuh"
#include "pieces.cuh"
#include "runtime/kernels/captures.h"
#include "runtime/kernels/enclosures.h"
#include "runtime/kernels/growth.h"
#include "runtime/kernels/loops.h"
#include "runtime/kernels/numbers.h"
#include "runtime/kernels/sets.h"
#include "runtime/kernels/sites.h"
#include "runtime/kernels/travel.h"

using namespace ludens;
namespace k = ludens::kernels;

__device__ int numbers(const DeviceWorld& w, int a, int b) {
  return k::add(w, a, b) + k::sub(w, a, b) + k::mul(w, a, b) + k::div(w, a, b) + k::mod(w, a, b) +
         k::pow(w, a, b) + k::neg(w, a) + k::abs(w, a) + k::min(w, a, b) + k::max(w, a, b) +
         k::to_int(w, k::eq(w, a, b)) + k::ne(w, a, b) + k::lt(w, a, b) + k::le(w, a, b) + k::not_(w, a < b) +
         k::xor_(w, a < b, b < a);
}

__device__ int sites(const DeviceWorld& w, int site) {
  const k::Maybe level{site > 3, 1};
  constexpr TestSite cell = TestSite::Cell;
  return k::what(w, site, level, cell) + k::who(w, site, level, cell) + k::state_at(w, site, level, cell) +
         k::rotation_at(w, site, level, cell) + k::value_at(w, site, level, cell) +
         k::count_at(w, site, cell) + k::stack_size(w, site, cell) + int(k::is_empty(w, site, cell)) +
         k::team_of(w, site) + int(k::is_friend(w, site)) + int(k::is_enemy_at(w, site, cell)) +
         int(k::is_friend_at(w, site, cell)) + int(k::is_enemy(w, site));
}

__device__ int sets(const DeviceWorld& w, int site) {
  SetWord a[DeviceWorld::words];
  SetWord b[DeviceWorld::words];
  k::empty_sites(w, a, TestSite::Cell);
  k::grown_sites(w, b, 0);
  k::difference(w, a, a, b);
  k::own_sites(w, b, 1, TestSite::Cell);
  k::difference(w, a, a, b);
  k::single(w, b, site);
  const auto even = [](int s) { return s % 2 == 0; };
  k::filter_sites(w, b, a, even);
  return k::size(w, a) + k::first(w, b) + int(k::is_in(w, site, a)) + int(k::set_eq(w, a, b)) +
         int(k::exists(w, site));
}

__device__ int loops(const DeviceWorld& w, const Below& body, const int* table) {
  typename DeviceWorld::Set all;
  k::empty_sites(w, all, TestSite::Cell);
  return k::no_moves(w) + k::if_moves(w, body, body, body) + k::bind(w, 3, body, 0) +
         k::for_sites(w, all, body, 0) + k::for_range(w, 1, 9, body, 0) + k::for_players(w, body) +
         k::for_list(w, k::Ints(table, 5), body, 0) + k::for_teams(w, body) +
         k::for_table(w, body, k::Ints(table, 80), 5);
}

__device__ int travel(const DeviceWorld& w, const Below& body, int from) {
  constexpr TestSite cell = TestSite::Cell;
  typename DeviceWorld::Set out;
  k::stands_on(w, out, from, cell);
  k::for_way(w, from, 1, 0, 1, 3, body, cell);
  return k::enclose(w, {}, from, 5, body, 1, body, out, cell, true) + k::is_within(w, from, Sites{from}) +
         count_bits(out, w.words) + k::step(w, 5, body, body, cell, from) +
         k::slide(w, 5, 1, 9, body, body, body, body, cell, from, -1) +
         k::hop(w, 5, 0, 1, 1, 0, body, body, body, body, cell, from, -1, -1, -1, -1) +
         k::for_direction(w, from, 5, 1, 9, body, body, body, cell, true, -1) +
         k::custodial(w, from, 5, 1, 9, body, body, body, cell, -1) +
         k::surround(w, from, 5, body, body, 0, k::Maybe{true, 1}, body, cell, -1);
}

#include "regions.cuh"

__global__ void run(DeviceWorld w, int* out) {
  const int i = static_cast<int>(threadIdx.x);
  typename DeviceWorld::Set all;
  k::empty_sites(w, all, TestSite::Cell);
  out[i] = call_course(w, i) + call_game_numbers(w, i) + call_equipment(w, i, out) + call_floats(w, i) +
           call_lists(w, i, out) + call_many(w, i) + call_pieces(w, all, i) + call_lifted(w, all, out, i) +
           call_tracks(w, {1, out, out, out, nullptr, out}, i) +
           call_puzzles(w, {1, out, out, out, out, out}, i);
  out[i] += numbers(w, i, 3) + sites(w, i) + sets(w, i) + loops(w, Below{i}, out) + travel(w, Below{i}, i) +
            all_regions(w, Below{i}, out, i) + call_acts(w, all, out, i) + call_emission(w, Below{i}, all, i);
}
