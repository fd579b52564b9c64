// apply.h - how a move is carried out, and whether its conditions hold; written once for the interpreter's
// code of the rules and for emitted code (native/game.h).
//
// Either is a value r of a type Rules:
//   r.m                        the machine: state, buffers, limits
//   r.facts(k)                 what is remembered of a move of that kind
//   r.is_direct(k)             may its actions be carried out as they come?
//   r.then_count(k), r.filter_count(k), r.filter_thens(k, i)
//   r.levels(move)             of its sites, {from, to}
//   r.make_preludes(move, outer, gathered)  what comes first; `gathered` is called as soon as all is read
//   r.act(move)                pushes the actions
//   r.act_now(move)            carries them out as they come
//   r.run_then(k, i)           the i-th consequence
//   r.filter(move, i)          does the i-th condition hold?
//   Rules::Aftermath           notes where all that a move did happened, if rules ask for that
// Registers: those of the move are bound where one of these is called.
#pragma once

#include <algorithm>

#include "interpreter/machine.h"

namespace ludens::interpreter {

// How much of a move is carried out, and in whose turn.
struct Extent {
  size_t thens = ~size_t{0};         // the first so many consequences
  int outer_preludes = 0;            // so many are carried out already
  const Turn* outer_turn = nullptr;  // the actions are found in the turn at hand, the rest happens in this
  bool drops_pending = false;
};

// Consequences see no iterator of the move: they speak of (last To) and the like.
template <class Rules>
[[gnu::always_inline]] inline void run_thens(const Rules& r, const Move& move, size_t most) {
  const size_t count = std::min(most, r.then_count(move.kind));
  for (size_t i = 0; i < count; ++i) {
    r.m.clear_registers();
    r.run_then(move.kind, i);
  }
}

// No end rules, no change of turn. Registers are lost.
template <class Rules>
void apply_bound(const Rules& r, const Move& move, const Extent& extent) {
  Machine& m = r.m;
  if (r.is_direct(move.kind) && !m.trace && !extent.outer_turn && !extent.drops_pending) {
    const SiteLevels levels = r.levels(move);
    r.act_now(move);
    m.remember_last(r.facts(move.kind), move, levels);
    return run_thens(r, move, extent.thens);
  }
  bool drops = extent.drops_pending;
  const auto drop_pending = [&] {
    if (!std::exchange(drops, false)) return;
    clear_words(m.view.pending, m.words);
    m.head().pending_values = 0;
  };
  r.make_preludes(move, extent.outer_preludes, drop_pending);
  const SiteLevels levels = r.levels(move);
  const size_t first_action = m.actions.size();
  r.act(move);
  drop_pending();
  if (extent.outer_turn) m.set_turn(*extent.outer_turn);
  typename Rules::Aftermath aftermath(m, move, levels);
  m.commit(first_action);
  m.remember_last(r.facts(move.kind), move, levels);
  aftermath.note();
  run_thens(r, move, extent.thens);
  aftermath.note();
}

// The conditions of a move, but for so many outer ones; it is tried out, and the state is as before
// afterwards. Innermost first. The move is made once for all conditions that see equally many of its
// consequences.
template <class Rules>
bool filters_hold(const Rules& r, const Move& move, int outer_filters) {
  Machine& m = r.m;
  if (m.is_stopped()) return false;
  const Question asked = m.question;
  const Asking asking(m.question, asked.within());
  const auto is_outside = [&](size_t filter) { return filter < static_cast<size_t>(asked.turn_filters); };
  const size_t base = static_cast<size_t>(outer_filters);
  size_t end = r.filter_count(move.kind);
  bool holds = true;
  while (holds && end > base) {
    const size_t seen = r.filter_thens(move.kind, end - 1);
    const bool outside = is_outside(end - 1);
    const Machine::Saved saved = m.save();
    {
      const SavedRegisters registers(m);
      m.head().keeps_turn = 0;
      apply_bound(r, move, {seen, asked.outer_preludes, outside ? &asked.outer_turn : nullptr, false});
      m.take_marked();
    }
    if (m.head().mover == m.head().next) m.head().next = m.head().prev;
    // The condition stands outside the move: it does not see where that goes.
    const Bind to(m, Reg::To, -1);
    const Bind between(m, Reg::Between, -1);
    const auto same = [&] {
      return r.filter_thens(move.kind, end - 1) == seen && is_outside(end - 1) == outside;
    };
    for (; holds && end > base && same(); --end) holds = r.filter(move, end - 1);
    m.restore(saved);
  }
  return holds;
}

}  // namespace ludens::interpreter
