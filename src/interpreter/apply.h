// apply.h - how a move is carried out, and whether its conditions hold; written once for the interpreter's
// code of the rules and for emitted code (native/game.h, native/standalone.h).
//
// Each is a value r of a type Rules:
//   r.m                        the machine: state, buffers, limits; another type where code stands alone
//   r.forget_registers()       those that the rules have in the machine, if any
//   Rules::SavedRegisters      (m): puts them back where it ends
//   Rules::OutsideMove         (m): as long as it lives, registers do not say where the move goes
//   r.remember_last(move, levels)  from here on, (last To) and its like speak of this move
//   r.is_direct(k)             may its actions be carried out as they come?
//   r.drops_pending_first()    if so, may what is pending end before?
//   r.tryout(k)                how it is tried out (tryout.h)
//   r.space()                  what stands on the sites that the game is played on
//   r.words(), r.owner(what)   of a set; of a piece
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

#include <cstddef>
#include <type_traits>

#include "base/bits.h"
#include "interpreter/question.h"
#include "ludens/move.h"
#include "runtime/one_moved.h"

namespace ludens::interpreter {

// What is remembered of a move because of its kind.
struct MoveFacts {
  bool pass = false, swap = false;
  std::uint8_t from_type = 0, to_type = 0;
};

// The levels of a move's sites.
struct SiteLevels {
  int from = 0, to = 0;
};

// Where a move can be tried out by moving its piece, and nothing else, there and back.
enum class Tryout : std::uint8_t {
  Full,    // all of the move is made, and undone
  IfFree,  // where it goes to an empty site
  OnePiece,
};

// How a move is applied.
struct Application {
  bool with_consequences = true;
  bool drops_pending = false;  // what is pending ends once the move has read it
};

// How much of a move is carried out, and in whose turn.
struct Extent {
  std::size_t thens = ~std::size_t{0};  // the first so many consequences
  int outer_preludes = 0;               // so many are carried out already
  const Turn* outer_turn = nullptr;     // the actions are found in the turn at hand, the rest happens in this
  bool drops_pending = false;
};

// Consequences see no iterator of the move: they speak of (last To) and the like.
template <class Rules>
[[gnu::always_inline]] LUDENS_FN void run_thens(const Rules& r, const Move& move, std::size_t most) {
  const std::size_t all = r.then_count(move.kind);
  const std::size_t count = most < all ? most : all;
  for (std::size_t i = 0; i < count; ++i) {
    r.forget_registers();
    r.run_then(move.kind, i);
  }
}

// No end rules, no change of turn. Registers are lost.
template <class Rules>
LUDENS_PART void apply_bound(const Rules& r, const Move& move, const Extent& extent) {
  auto& m = r.m;
  if (r.is_direct(move.kind) && !m.trace && !extent.outer_turn &&
      (!extent.drops_pending || r.drops_pending_first())) {
    const auto levels = r.levels(move);
    if (extent.drops_pending) r.drop_pending();
    r.act_now(move);
    r.remember_last(move, levels);
    return run_thens(r, move, extent.thens);
  }
  bool drops = extent.drops_pending;
  const auto drop_pending = [&] {
    if (!drops) return;
    drops = false;
    r.drop_pending();
  };
  r.make_preludes(move, extent.outer_preludes, drop_pending);
  const auto levels = r.levels(move);
  const auto first_action = m.actions.size();
  r.act(move);
  drop_pending();
  if (extent.outer_turn) m.set_turn(*extent.outer_turn);
  typename Rules::Aftermath aftermath(m, move, levels);
  m.commit(first_action);
  r.remember_last(move, levels);
  aftermath.note();
  run_thens(r, move, extent.thens);
  aftermath.note();
}

// For as long as it lives the state is as if a piece had been moved: no memo holds (epoch 0), and what one
// piece does not show is left open. Whose turn it is comes back with the rest.
template <class Machine>
class Trying {
 public:
  LUDENS_FN explicit Trying(Machine& m) : machine_(m), turn_(m.turn()), epoch_(m.epoch), direct_(m.direct) {
    m.epoch = 0;
    m.direct = false;
    m.moves_one_piece = true;
    m.left_open = false;
  }
  LUDENS_FN ~Trying() {
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

struct Answer {
  bool is_known = false, holds = false;
};

// The conditions from the first on, of a move of which they see no more than its piece moved. Not known: all
// of it must be tried out.
template <class Rules>
LUDENS_FN Answer hold_with_piece_moved(const Rules& r, const Move& move, std::size_t first,
                                       int turn_filters) {
  auto& m = r.m;
  const Tryout tryout = r.tryout(move.kind);
  if (tryout == Tryout::Full || m.moves_one_piece) return {};
  auto&& s = r.space();
  using Moved = runtime::OneMoved<std::remove_cvref_t<decltype(s)>>;
  const std::size_t count = r.filter_count(move.kind);
  const auto outside = static_cast<std::size_t>(turn_filters);
  if (outside > first && outside < count) return {};
  if (move.from < 0 || move.from >= s.sites ||
      !Moved::is_all(s, move.from, move.to, r.owner(s.what[move.from])) ||
      (tryout == Tryout::IfFree && s.what[move.to] != 0))
    return {};
  const Trying<std::remove_reference_t<decltype(m)>> trying(m);
  const Moved moved(s, r.words(), move.from, move.to);
  if (outside > first) m.set_turn(m.question.outer_turn);
  if (m.head().mover == m.head().next) m.head().next = m.head().prev;
  const typename Rules::OutsideMove outside_move(m);
  bool holds = true;
  for (std::size_t i = count; holds && i-- > first;) holds = r.filter(move, i);
  if (m.left_open) return {};
  return {true, holds};
}

// The conditions of a move, but for so many outer ones; it is tried out, and the state is as before
// afterwards. Innermost first. The move is made once for all conditions that see equally many of its
// consequences.
template <class Rules>
LUDENS_PART bool filters_hold(const Rules& r, const Move& move, int outer_filters) {
  auto& m = r.m;
  if (m.is_stopped()) return false;
  const AskingWithin asking(m.question);
  const auto is_outside = [&](std::size_t filter) {
    return filter < static_cast<std::size_t>(asking.turn_filters);
  };
  const std::size_t base = static_cast<std::size_t>(outer_filters);
  if (const Answer known = hold_with_piece_moved(r, move, base, asking.turn_filters); known.is_known)
    return known.holds;
  std::size_t end = r.filter_count(move.kind);
  bool holds = true;
  while (holds && end > base) {
    const std::size_t seen = r.filter_thens(move.kind, end - 1);
    const bool outside = is_outside(end - 1);
    const auto saved = m.save();
    {
      const typename Rules::SavedRegisters registers(m);
      m.head().keeps_turn = 0;
      apply_bound(r, move, {seen, asking.outer_preludes, outside ? &m.question.outer_turn : nullptr, false});
      r.take_marked();
    }
    if (m.head().mover == m.head().next) m.head().next = m.head().prev;
    // The condition stands outside the move: it does not see where that goes.
    const typename Rules::OutsideMove outside_move(m);
    const auto same = [&] {
      return r.filter_thens(move.kind, end - 1) == seen && is_outside(end - 1) == outside;
    };
    for (; holds && end > base && same(); --end) holds = r.filter(move, end - 1);
    m.restore(saved);
  }
  return holds;
}

}  // namespace ludens::interpreter
