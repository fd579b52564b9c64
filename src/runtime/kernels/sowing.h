// sowing.h - kernels of sowing (ir/ops/sow.h). Seeds are gathered as actions like any other effect; the
// capture is worked out on the position that they lead to, and its actions follow them.
#pragma once

#include "runtime/kernels/acts.h"
#include "runtime/kernels/placing.h"
#include "runtime/kernels/tracks.h"

namespace ludens::kernels {

// Where one comes to from a place on a track: the sites, and their places, which are -1 where it ends.
struct TrackStep {
  std::int32_t next, next_place, previous, previous_place;
};
struct SowTracks {
  TrackTable table;
  const TrackStep* steps;      // by place, all tracks one behind the other
  const std::int32_t* owners;  // by track
};

// The owner's among these, or the first of them; -1 where there is none.
LUDENS_FN int chosen_track(const SowTracks& tracks, Maybe owner, Ints candidates) {
  for (const int track : candidates)
    if (!owner || tracks.owners[track] == *owner) return track;
  return -1;
}

// Seeds can leave a hole only where the track passes.
template <class World, class Count>
LUDENS_FN bool can_sow(const World& w, const SowTracks& tracks, int site, const Count& count, Maybe owner,
                       Ints candidates) {
  const int track = chosen_track(tracks, owner, candidates);
  return track >= 0 && (place_of_site(w, Track{tracks.table, track}, site) >= 0 || count() <= 0);
}

// One seed. The hole that gets it keeps its own state and value.
struct Seed {
  int from, to, count, type;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!has_site(w, type, from) || !has_site(w, type, to)) return;
    auto&& s = w.space(type);
    const auto board = w.board();
    if (s.height > 1) {
      if (s.size[from] > 0 && from != to) board.push(type, to, board.take(type, from, -1));
      return;
    }
    const int what = s.what[from];
    if (what == 0) return;
    if (w.view.on_track) w.follow_on_tracks(what, from, to, 1);
    const int left = s.count ? s.count[from] - 1 : 0;
    if (left > 0)
      board.set_count(type, from, left);
    else
      board.clear(type, from);
    if (s.count && s.what[to] == what) return board.set_count(type, to, s.count[to] + 1);
    const runtime::Piece there = runtime::piece_at(s, to);
    board.put(type, to, {what, w.owner(what), there.state, there.rotation, there.value}, 1);
  }
};

// What the rule says about a sowing: bodies of From, To and Value.
template <class PerHole, class SowStart, class Skip, class Effect, class CaptureIf, class Capture,
          class BackWhile, class OnWhile>
struct SowRule {
  const PerHole& per_hole;
  const SowStart& sow_start;
  const Skip& skip;
  const Effect& effect;
  const CaptureIf& capture_if;
  const Capture& capture;
  const BackWhile& back_while;
  const OnWhile& on_while;
  bool passes_start;
};

template <class World, class Rule>
struct Sowing {
  World& w;
  const Rule& rule;
  const TrackStep* steps;  // of the track
  int type, start, count;
  int at;               // where on the track the last seed fell
  int from, to, value;  // the registers that bodies see
  int sown = 0;

  static constexpr int kMaxSkips = 10'000;

  LUDENS_FN const TrackStep& here() const { return steps[at]; }

  LUDENS_FN void drop_seeds(int hole, int seen_from) {
    const int how_many = rule.per_hole(seen_from, to, value);
    if (rule.effect) w.gather_actions([&] { rule.effect(seen_from, to, value); });
    for (int i = 0; i < how_many && sown < count && !w.is_stopped(); ++i, ++sown)
      w.push(ir::OpNumber::ActMoveSome, Seed{start, hole, 1, type});
  }

  // To and Value are left as the last hole has them.
  LUDENS_FN bool sow() {
    if (rule.sow_start && rule.sow_start(start, to, value)) {
      drop_seeds(start, start);
      to = start;
    }
    if (sown >= count) return true;
    if (at < 0) return false;
    int skipped = 0;
    for (int index = 0; index < count; ++index) {
      value = count - index;
      to = here().next;
      if (here().next_place < 0) break;
      if (rule.skip && skipped < kMaxSkips && rule.skip(to, value)) {
        --index;
        ++skipped;
        at = here().next_place;
        continue;
      }
      skipped = 0;
      int hole = to;
      if (!rule.passes_start && hole == start) {
        at = here().next_place;
        hole = here().next;
        if (here().next_place < 0) break;
      }
      drop_seeds(hole, from);
      at = here().next_place;
      if (sown >= count || !w.tick()) break;
    }
    return true;
  }

  // Steps on while the condition holds before and after.
  template <class While>
  LUDENS_FN bool step(const While& condition, bool back) {
    if (!condition(from, to, value)) return false;
    const int next = back ? here().previous_place : here().next_place;
    if (next < 0) return false;
    to = back ? here().previous : here().next;
    at = next;
    return condition(from, to, value) && !(back && to == start);
  }

  // On the position that the seeds lead to.
  template <class Foresight>
  LUDENS_FN void capture(Foresight& ahead, int length) {
    for (int i = 0; i < length && (!rule.capture_if || rule.capture_if(from, to, value)); ++i) {
      from = start;
      ahead.add(rule.capture, from, to, value);
      if (!rule.back_while && !rule.on_while) return;
      if (rule.back_while && !step(rule.back_while, true)) return;
      if (rule.on_while && !step(rule.on_while, false)) return;
    }
  }
};

template <class World, class PerHole, class SowStart, class Skip, class Effect, class CaptureIf,
          class Capture, class BackWhile, class OnWhile, class Type>
LUDENS_FN void act_sow(World& w, const SowTracks& tracks, int site, int count, const PerHole& per_hole,
                       Maybe owner, const SowStart& sow_start, const Skip& skip, const Effect& effect,
                       const CaptureIf& capture_if, const Capture& capture, const BackWhile& back_while,
                       const OnWhile& on_while, Type type, bool passes_start, Ints candidates, int from,
                       int to, int value) {
  const int chosen = chosen_track(tracks, owner, candidates);
  if (chosen < 0) return;
  const Track track{tracks.table, chosen};
  using Rule = SowRule<PerHole, SowStart, Skip, Effect, CaptureIf, Capture, BackWhile, OnWhile>;
  const Rule rule{per_hole, sow_start, skip, effect, capture_if, capture, back_while, on_while, passes_start};
  Sowing<World, Rule> sowing{w,    rule,  tracks.steps + track.begin(),  type_number(type),
                             site, count, place_of_site(w, track, site), from,
                             to,   value};
  const int first = w.waiting_actions();
  if (!sowing.sow() || !capture) return;
  typename World::Foresight ahead(w, first);
  if (sowing.at >= 0) sowing.capture(ahead, track.length());
}

}  // namespace ludens::kernels
