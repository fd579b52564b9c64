// pieces.cuh - calls of the kernels that count and find pieces, on sites and on tracks, and of puzzles.
#pragma once

#include "bodies.cuh"
#include "runtime/kernels/counts.h"
#include "runtime/kernels/parts.h"
#include "runtime/kernels/sites.h"
#include "runtime/kernels/tracks.h"

namespace ludens {

__device__ inline int call_pieces(const DeviceWorld& w, const SetWord* sites, int n) {
  namespace k = kernels;
  constexpr TestSite cell = TestSite::Cell;
  const Below body{n};
  const std::uint8_t flips[8] = {};
  const std::int16_t steps[64 * 64] = {};
  const DeviceWorld::List* const none = nullptr;
  return k::count_pieces(w, {n > 2}, n, none, sites, body, -1, 0) +
         k::no_piece(w, {n > 2}, n, none, sites, -1) + k::count_levels(w, sites, body, body, cell, true) +
         k::steps_by_rule(w, {}, n, sites, Sum{n}, body, Sum{n}, cell, true) +
         k::steps_apart(w, {steps, 64}, n, sites, cell, 0) + k::count_in(w, sites, cell) +
         k::is_occupied(w, n, cell) + k::can_flip(w, {flips}, n, cell) + k::where(w, n, cell, 64) +
         k::where_first(w, n, {}, cell, 64, {}) + k::where_level(w, n, 3, {}, true, cell);
}

__device__ inline int call_tracks(const DeviceWorld& w, const kernels::TrackTable& tracks, int n) {
  namespace k = kernels;
  DeviceWorld::Set sites;
  k::track_sites(w, sites, tracks, 0, n, 5);
  return k::track_first(w, tracks, 0, {}, Below{n}) + k::steps_on_track(w, tracks, 0, n, 5, Sum{n}) +
         k::track_move(w, tracks, 0, n, 5, Sum{n}) + count_bits(sites, w.words);
}

__device__ inline int call_puzzles(const DeviceWorld& w, const kernels::HintTable& hints, int n) {
  namespace k = kernels;
  constexpr TestSite cell = TestSite::Cell;
  const DeviceWorld::List except{};
  DeviceWorld::Set sites;
  k::hint_sites(w, sites, hints, n, cell);
  const k::Parts parts{};
  return k::parts_differ(w, parts, Lists{n}, cell, {}) + k::parts_sum(w, parts, Sum{n}, cell, {}, {}, -1) +
         k::parts_unique(w, parts, cell, {}) + k::compare_known(w, n, 3, cell, 1) +
         k::known_differ(w, sites, except, cell) + k::known_count(w, sites, 1, n, cell) +
         k::known_sum(w, sites, n, cell) + k::every_site(w, Below{n}, 9) +
         k::known_line(w, {}, 3, {}, sites, &except, Below{n}, cell, 0, true, true, -1) +
         k::every_hint(w, hints, Below{n}, cell, -1, -1);
}

}  // namespace ludens
