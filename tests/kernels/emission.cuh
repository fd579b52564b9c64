// emission.cuh - calls of the kernels that emit moves, and of those that choose between them.
#pragma once

#include "bodies.cuh"
#include "runtime/kernels/emits.h"
#include "runtime/kernels/longest.h"
#include "runtime/kernels/loops.h"
#include "runtime/kernels/order.h"
#include "runtime/kernels/jumps.h"
#include "runtime/kernels/slides.h"
#include "runtime/kernels/steps.h"

namespace ludens {

// Moves that are only counted.
struct CountedRoom {
  int moves = 0;
  LUDENS_FN void add(int, int, SetWord to) { moves += popcount(to); }
  LUDENS_FN bool close() const { return moves > 9; }
};
template <bool is_listed>
struct Counting {
  static constexpr bool lists = is_listed;
  static constexpr bool changes = !is_listed;
  int kind;
  int reach;
  LUDENS_FN int wanted() const { return reach; }
  LUDENS_FN bool operator()(int from, int to) const { return from + to > 9; }
  LUDENS_FN bool numbered(int from, int to, int index) const { return from + to > index; }
  LUDENS_FN bool each(const SetWord* sites) const { return count_bits(sites, DeviceWorld::words) > 9; }
  LUDENS_FN bool from(int, const SetWord* sites) const { return each(sites); }
  LUDENS_FN bool back(int, const std::int16_t* back, const SetWord* sites) const {
    return back[0] > 0 && each(sites);
  }
  LUDENS_FN CountedRoom room(int) const { return {}; }
};

struct Choice : Conditions {
  LUDENS_FN bool any(int i, int filters) const { return i < filters; }
};

struct Asked : Below {
  template <class... Values>
  LUDENS_FN bool any(int filters, Values... values) const {
    return (bound + ... + values) < filters;
  }
};

// Moves one after another, into one sink.
template <ir::Sink sink>
__device__ inline int order_all(const DeviceWorld& w, const Below& body, int n) {
  namespace k = kernels;
  constexpr k::Into<sink> into;
  const Asked asked{n};
  const Counting<sink == ir::Sink::List> e{0, n};
  return k::prelude(w, body, asked, body, n, into) + k::while_(w, body, body, into) +
         k::sequence(w, Choice{n}, into) + k::combine(w, body, body, into) +
         k::choose(w, body, body, e, into) + k::longest_moves(w, body, body, body, n, into) +
         k::greediest_moves(w, body, body, k::Absent(), n, into);
}
__device__ inline int call_order(const DeviceWorld& w, const Below& body, int n) {
  namespace k = kernels;
  const std::int32_t sites[] = {1, 2};
  k::keep_level(w, body);
  return order_all<ir::Sink::List>(w, body, n) + order_all<ir::Sink::Any>(w, body, n) +
         order_all<ir::Sink::First>(w, body, n) + order_all<ir::Sink::Effect>(w, body, n) +
         order_all<ir::Sink::Merge>(w, body, n) + k::can_move(w, body) +
         k::first_site(w, Asked{n}, k::Ints(sites, 2), n) + k::append(w, body, Counting<false>{0, n}) +
         k::worth_of(w, 0, n, n) + k::for_levels(w, n, body, TestSite::Cell, true) +
         k::leave_level(w, Choice{n});
}

template <class E>
__device__ inline int emit_all(const DeviceWorld& w, const SetWord* sites, const E& e, int n) {
  namespace k = kernels;
  constexpr TestSite cell = TestSite::Cell;
  const Sum none{0};
  const Sites to{n};
  const k::Shift shift{sites, 8};
  const std::int16_t ends[128] = {};
  const k::StepRelation relation{0, 1, &shift, ends, ends, sites};
  const k::StepWay way{255, 8, 0};
  k::StepWays steps;
  steps.relations = &relation;
  steps.relation_count = 1;
  steps.in_word = {&way, &way + 1, {}};
  const std::int32_t first[129] = {};
  const k::Slides slides{{first, first, ends}, {sites, sites}};
  const k::HopWay hop{sites, 1, 2, 0, ends};
  const k::Jumps jumps{1, 1, 1, sites, sites};
  const k::Absent absent;
  return k::emit(w, e, n, n) + k::emit_set(w, sites, e) + k::emit_to(w, sites, e, n) +
         k::step_set(w, steps, sites, none, to, cell, e) + k::step_one_word(steps, 255, 255, e) +
         k::slide_set(w, slides, sites, none, to, to, absent, cell, e, n, 9) +
         k::slide_set(w, slides, sites, none, to, absent, to, cell, e, n, 9) +
         k::leap_set(w, slides.reach, sites, to, {}, e) +
         k::hop_set(w, k::HopWays{&hop, 1}, sites, to, to, {}, e) +
         k::jump_set(w, jumps, sites, to, to, to, {}, cell, e);
}

__device__ inline int call_emission(const DeviceWorld& w, const Below& body, const SetWord* sites, int n) {
  namespace k = kernels;
  constexpr TestSite cell = TestSite::Cell;
  const Sum none{0};
  const std::int16_t along[128] = {};
  const std::int32_t first[129] = {};
  const k::Lines lines{first, first, along};
  const k::HopPart part{sites, 1, 2};
  const k::HopParts hops{&part, 1};
  DeviceWorld::Set out;
  k::hop_sources(w, out, hops, sites, none, sites, sites, cell);
  int sum = count_bits(out, w.words);
  k::line_sites(w, out, lines, n, none, sites, cell);
  sum += count_bits(out, w.words) + static_cast<int>(k::line_word(lines, n, sites[0]));
  const k::Approaches approaches{sites, first, sites};
  sum += k::slide_reaches(w, approaches, sites, none, sites, n, cell, 1, 9) +
         k::leap_reaches(w, k::Leaps{sites, sites}, sites, n, {});
  sum += emit_all(w, sites, Counting<true>{0, -1}, n) + emit_all(w, sites, Counting<false>{0, n}, n);
  return sum + k::step_plan(w, {}, CountedRoom{}) + k::concat(w, Conditions{n}) + k::bind_level(w, n, body) +
         k::for_piece(w, {0, 64}, 1, body, cell, 1, -1, true) + k::priority(w, Choice{n}, n) +
         call_order(w, body, n);
}

}  // namespace ludens
