// apply.h - how a move is carried out, and whether its conditions hold; written once for the interpreter's
// code of the rules and for emitted code (native/game.h).
//
// Either is a value r of a type Rules:
//   r.m                        the machine: state, buffers, limits
//   r.facts(k)                 what is remembered of a move of that kind
//   r.is_direct(k)             may its actions be carried out as they come?
//   r.trial(k)                 how it is tried out (trial.h)
//   r.space()                  what stands on the sites that the game is played on
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
#include <optional>

#include "interpreter/machine.h"
#include "runtime/one_moved.h"

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

// For as long as it lives the state is as if a piece had been moved, and it may be another turn: answers are
// not kept, and what one piece does not show is left open.
class Trying {
 public:
  explicit Trying(Machine& m)
      : machine_(m),
        turn_(m.turn()),
        epoch_(std::exchange(m.epoch, 0)),
        direct_(std::exchange(m.direct, false)) {
    m.moves_one_piece = true;
    m.left_open = false;
  }
  ~Trying() {
    machine_.moves_one_piece = false;
    machine_.direct = direct_;
    machine_.epoch = epoch_;
    machine_.set_turn(turn_);
  }
  Trying(const Trying&) = delete;

 private:
  Machine& machine_;
  Turn turn_;
  std::uint32_t epoch_;
  bool direct_;
};

// The conditions from the first on, of a move of which they see no more than its piece moved. Nothing: all of
// it must be tried out.
template <class Rules>
std::optional<bool> hold_with_piece_moved(const Rules& r, const Move& move, size_t first,
                                          const Question& asked) {
  Machine& m = r.m;
  const Trial trial = r.trial(move.kind);
  if (trial == Trial::Full || m.moves_one_piece) return std::nullopt;
  auto&& s = r.space();
  using Moved = runtime::OneMoved<std::remove_cvref_t<decltype(s)>>;
  const size_t count = r.filter_count(move.kind);
  const auto outside = static_cast<size_t>(asked.turn_filters);
  if (outside > first && outside < count) return std::nullopt;
  if (move.from < 0 || move.from >= s.sites ||
      !Moved::is_all(s, move.from, move.to, m.owner(s.what[move.from])) ||
      (trial == Trial::IfFree && s.what[move.to] != 0))
    return std::nullopt;
  const Trying trying(m);
  const Moved moved(s, m.words, move.from, move.to);
  if (outside > first) m.set_turn(asked.outer_turn);
  if (m.head().mover == m.head().next) m.head().next = m.head().prev;
  const Bind to(m, Reg::To, -1);
  const Bind between(m, Reg::Between, -1);
  bool holds = true;
  for (size_t i = count; holds && i-- > first;) holds = r.filter(move, i);
  if (m.left_open) return std::nullopt;
  return holds;
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
  if (const auto known = hold_with_piece_moved(r, move, base, asked)) return *known;
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
