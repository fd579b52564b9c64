// sow_ops.cpp - sowing. Seeds are gathered as actions like any other effect; the capture is worked out on the
// position that they lead to, and its actions follow them.
#include "interpreter/acting.h"
#include "interpreter/op_call.h"
#include "ir/ops/sow.h"
#include "ir/ops/travel.h"
#include "runtime/kernels/placing.h"
#include "runtime/on_track.h"

namespace ludens::interpreter {

namespace {

using geometry::Track;

const Track* chosen_track(const Machine& m, const std::vector<std::int32_t>& candidates,
                          std::optional<int> owner) {
  const std::vector<Track>& tracks = m.program.equipment->tracks;
  for (const std::int32_t t : candidates)
    if (!owner || tracks[static_cast<size_t>(t)].owner == *owner) return &tracks[static_cast<size_t>(t)];
  return nullptr;
}

// Seeds can leave a hole only where the track passes.
bool op_can_sow(Machine& m, int site, Lazy<Type::Int> count, std::optional<int> owner,
                const std::vector<std::int32_t>& tracks) {
  const Track* track = chosen_track(m, tracks, owner);
  if (!track) return false;
  return track->index_of(site) >= 0 || m.eval(count) <= 0;
}

// One seed. The hole that gets it keeps its own state and value. v: from, to, how many (one), type
void commit_seed(Machine& m, const Action& a) {
  const Space& s = m.space(a.v[3]);
  const int from = a.v[0];
  const int to = a.v[1];
  if (!kernels::has_site(m, a.v[3], from) || !kernels::has_site(m, a.v[3], to)) return;
  auto board = m.board();
  if (s.height > 1) {
    if (s.size[from] > 0 && from != to) board.push(a.v[3], to, board.take(a.v[3], from, -1));
    return;
  }
  runtime::Piece seed = runtime::piece_at(s, from);
  if (seed.what == 0) return;
  if (m.view.on_track)
    runtime::track_moved(m.layout, m.view, m.program.equipment->tracks, seed.what, from, to);
  const int left = s.count ? s.count[from] - 1 : 0;
  if (left > 0) {
    board.set_count(a.v[3], from, left);
  } else {
    board.clear(a.v[3], from);
  }
  const runtime::Piece there = runtime::piece_at(s, to);
  seed.who = m.owner(seed.what);
  seed.state = there.state;
  seed.rotation = there.rotation;
  seed.value = there.value;
  if (there.what == seed.what && s.count) {
    board.set_count(a.v[3], to, s.count[to] + 1);
  } else {
    board.put(a.v[3], to, seed, 1);
  }
}

// What the rule says about a sowing.
struct SowRule {
  Lazy<Type::Int> per_hole;
  Lazy<Type::Bool> sow_start, skip;
  Lazy<Type::Moves> effect;
  Lazy<Type::Bool> capture_if;
  Lazy<Type::Moves> capture;
  Lazy<Type::Bool> back_while, on_while;
  SiteType type;
  bool passes_start;
};

struct Sowing {
  Machine& m;
  const SowRule& rule;
  const Track& track;
  int start, count;
  int sown = 0;
  int at = 0;  // where on the track the last seed fell

  const geometry::TrackSite& here() const { return track.sites[static_cast<size_t>(at)]; }

  void drop_seeds(int hole) {
    const int how_many = m.eval(rule.per_hole);
    if (rule.effect) gather_actions(rule.effect);
    for (int i = 0; i < how_many && sown < count && !m.is_stopped(); ++i, ++sown)
      push_action(m, commit_seed, Op::ActMoveSome, start, hole, 1, rule.type);
  }

  // Only the actions count, not what would follow them.
  void gather_actions(Lazy<Type::Moves> moves) {
    const size_t then = m.thens.size();
    const size_t sub = m.subs.size();
    m.gather(moves.code);
    m.thens.resize(then);
    m.subs.resize(sub);
  }

  // Registers To and Value are left as the last hole has them.
  bool sow(int& to, int& value) {
    bool include_start = false;
    if (rule.sow_start) {
      const Bind from(m, Reg::From, start);
      include_start = m.test(rule.sow_start);
      if (include_start) drop_seeds(start);
    }
    if (include_start) to = start;
    if (sown >= count) return true;
    if (at < 0) return false;
    int skipped = 0;
    for (int index = 0; index < count; ++index) {
      value = count - index;
      to = here().next;
      if (here().next_index < 0) break;
      if (rule.skip && skipped < kMaxSkips && m.test(rule.skip)) {
        --index;
        ++skipped;
        at = here().next_index;
        continue;
      }
      skipped = 0;
      int hole = to;
      if (!rule.passes_start && hole == start) {
        at = here().next_index;
        hole = here().next;
        if (here().next_index < 0) break;
      }
      drop_seeds(hole);
      at = here().next_index;
      if (sown >= count || !m.tick()) break;
    }
    return true;
  }

  // Every action that the capture at To means, each of its moves seen on its own.
  void foresee(std::vector<Action>& out) {
    const Machine::Mark since = m.mark();
    m.gather(rule.capture.code);
    const size_t end = m.subs.size();
    for (size_t s = since.sub; s < end; ++s) {
      const Machine::Saved saved = m.save();
      m.trace = &out;
      m.carry_out_sub(s, true);
      m.restore(saved);
    }
    m.drop(since);
  }

  // Steps on while the condition holds before and after.
  bool step(Lazy<Type::Bool> condition, bool back, int& to) {
    if (!m.test(condition)) return false;
    const int next = back ? here().previous_index : here().next_index;
    if (next < 0) return false;
    to = back ? here().previous : here().next;
    at = next;
    if (!m.test(condition)) return false;
    return !back || to != start;
  }

  void capture(int& to, int& from, std::vector<Action>& out) {
    const size_t length = track.sites.size();
    for (size_t i = 0; i < length && (!rule.capture_if || m.test(rule.capture_if)); ++i) {
      from = start;
      foresee(out);
      if (!rule.back_while && !rule.on_while) return;
      if (rule.back_while && !step(rule.back_while, true, to)) return;
      if (rule.on_while && !step(rule.on_while, false, to)) return;
    }
  }

  static constexpr int kMaxSkips = 10000;
};

void op_act_sow(Machine& m, int site, int count, Lazy<Type::Int> per_hole, std::optional<int> owner,
                Lazy<Type::Bool> sow_start, Lazy<Type::Bool> skip, Lazy<Type::Moves> effect,
                Lazy<Type::Bool> capture_if, Lazy<Type::Moves> capture, Lazy<Type::Bool> back_while,
                Lazy<Type::Bool> on_while, SiteType type, bool passes_start,
                const std::vector<std::int32_t>& tracks) {
  const Track* track = chosen_track(m, tracks, owner);
  if (!track) return;
  const SowRule rule{per_hole, sow_start,  skip,     effect, capture_if,
                     capture,  back_while, on_while, type,   passes_start};
  Sowing sowing{m, rule, *track, site, count};
  sowing.at = track->index_of(site);
  const Bind to(m, Reg::To);
  const Bind value(m, Reg::Value);
  const Bind from(m, Reg::From);
  const size_t first = m.actions.size();
  if (!sowing.sow(to.slot, value.slot) || !capture) return;
  const ScratchActions scratch(m);
  std::vector<Action>& taken = scratch.list;
  const Machine::Saved saved = m.save();
  const size_t end = m.actions.size();
  for (size_t i = first; i < end && !m.is_stopped(); ++i) {
    const Action action = m.actions[i];
    action.commit(m, action);
  }
  if (sowing.at >= 0) sowing.capture(to.slot, from.slot, taken);
  m.restore(saved);
  m.actions.insert(m.actions.end(), taken.begin(), taken.end());
}

}  // namespace

void add_sow_ops(OpTable& t);

void add_sow_ops(OpTable& t) {
  set_op<Op::CanSow, op_can_sow>(t);
  set_op<Op::ActSow, op_act_sow>(t);
}

}  // namespace ludens::interpreter
