// turns.h - the course of a turn, written once for the interpreter's code of the rules and for emitted code.
//
// Either is a value r of a type Rules. What emitted code knows beforehand is a constant there.
//   r.m                     the machine
//   r.players(), r.phases(), r.swap_kind(), r.pass_kind(), r.max_turns(), r.max_moves(), r.stochastic(),
//   r.draw_when_all_pass()  as the program has them
//   r.plain_turn()          does nothing happen between turns but the end rules?
//   r.has_pending()         does the state keep what is pending?
//   r.has_meta_rules()      may one of them forbid a move?
//   r.satisfy()             is it a puzzle whose only rule says what must hold?
//   r.has_memos()           are answers kept (interpreter/memo.h)?
//   r.clear_registers()     where the rules have registers in the machine
//   r.is_checked(k)         may a candidate of this kind turn out to be illegal?
//   r.is_pass(k)            is a move of this kind a pass?
//   r.list(phase, mover)    what the rules of play offer, into m.list
//   r.any(phase, mover)     is there any?
//   r.end(phase, mover)     runs the end rules of the phase, of the game for -1; false: there are none
//   r.apply(move, how)      actions and consequences
//   r.passes_filters(move)  do its conditions hold?
#pragma once

#include <algorithm>

#include "engine/meta.h"
#include "engine/turn.h"
#include "interpreter/dice.h"
#include "interpreter/machine.h"
#include "interpreter/positions.h"
#include "runtime/course.h"
#include "runtime/outcome.h"

namespace ludens::engine {

// --- rare parts, the same for all (turn.cpp)

void change_phases(Machine& m);
// What is left to do once the ply is done, where turns are not plain; where all are stuck, nobody moves
// again.
void close_ply(Machine& m, bool stuck);
// Seals a choice of simultaneous moves. Where it was the last, the round is made: `mover` is whose round it
// was, `stuck` whether nobody could do anything.
bool make_round(Machine& m, const Move& move, bool with_consequences, int& mover, bool& stuck);
bool draw_puzzle_move(Machine& m, MoveList& list, Random& random, Move& move);
// Takes the n-th candidate out of the list.
void drop(MoveList& list, int n);

// What tells playouts apart: grows with each move.
inline void add_to_signature(std::uint64_t& signature, const Move& move) {
  signature = (signature ^ static_cast<std::uint64_t>(move.from * 1000 + move.to + 2)) * 0x100000001B3ull;
}

// What is tried out uses up none of the game's chance: it draws aside, the same way every time.
class TrialChance {
 public:
  explicit TrialChance(Machine& m) : machine_(m), outer_(m.chance) {
    aside_.random = Random(static_cast<std::uint64_t>(m.head().ply));
    machine_.chance = &aside_;
  }
  ~TrialChance() { machine_.chance = outer_; }
  TrialChance(const TrialChance&) = delete;

 private:
  Machine& machine_;
  Chance* outer_;
  Chance aside_;
};

template <class Rules>
class Turns {
 public:
  explicit Turns(Machine& machine) : m(machine), r(machine) {}

  // Candidates: some may turn out to be illegal. Inline in playouts, where every call counts.
  [[gnu::always_inline]] void gather_candidates(MoveList& list) const {
    list.clear();
    if (is_over(m)) return;
    generate(list);
    if (r.swap_kind() < 0 || !offers_swap()) return;
    Move swap = pass_move();
    swap.kind = static_cast<std::uint16_t>(r.swap_kind());
    list.moves.push_back(swap);
    ++list.total;
  }

  bool holds(const Move& move) const {
    if (!r.is_checked(move.kind)) return true;
    if (!r.stochastic()) return is_allowed(move);
    const TrialChance aside(m);
    return is_allowed(move);
  }

  bool finds_move() const {
    if (is_over(m)) return false;
    if (offers_swap()) return true;
    if (!r.has_meta_rules()) {
      m.clear_registers();
      return r.any(phase_of(m.head().mover), m.head().mover);
    }
    const interpreter::ScratchMoves scratch(m);
    MoveList& list = scratch.list;
    gather_candidates(list);
    for (int i = 0; i < list.total && !m.is_stopped(); ++i)
      if (holds(nth_move(m, list, i))) return true;
    return false;
  }

  void find_legal_moves(MoveList& list) const {
    gather_candidates(list);
    if (is_over(m)) return;
    std::vector<Move>& kept = list.kept;
    kept.clear();
    for (int i = 0; i < list.total && !m.is_stopped(); ++i) {
      const Move move = nth_move(m, list, i);
      if (holds(move)) kept.push_back(move);
    }
    list.clear();
    if (kept.empty()) kept.push_back(pass_move());
    list.moves.assign(kept.begin(), kept.end());
    list.total = static_cast<int>(list.moves.size());
  }

  // Would the player have a move? Asked by (no Moves).
  bool has_legal_move(int player) const {
    if (is_swap_due()) return true;
    const interpreter::SavedRegisters registers(m);
    m.clear_registers();
    const std::uint32_t outer = m.epoch;
    m.begin_epoch();
    const bool some = r.any(phase_of(player), m.head().mover);
    m.epoch = outer;
    return some;
  }

  bool random_move(MoveList& list, Random& random, Move& move) const {
    const bool drawn = m.begin_steps() && draw_move(list, random, move);
    if (!m.is_stopped()) [[likely]]
      return drawn;
    give_up(m);
    move = pass_move();
    return false;
  }

  void play(const Move& move, bool with_consequences) const {
    runtime::Head& h = m.head();
    int mover = h.mover;
    bool pass = false;
    if (!r.plain_turn() && m.view.sealed) {
      if (!make_round(m, move, with_consequences, mover, pass)) return;
    } else {
      pass = make_move(move, with_consequences);
    }
    judge();
    if (!r.plain_turn() && h.active != 0) change_phases(m);
    ++h.counter;
    if (!r.plain_turn()) interpreter::note_position(m, false);
    if (h.active == 0) {
      h.prev = mover;
    } else {
      change_turn();
      if (!r.plain_turn() && !h.over) interpreter::draw_dice(m);
      h.passes = pass ? static_cast<std::int16_t>(h.passes + 1) : std::int16_t{0};
    }
    if (!r.plain_turn()) close_ply(m, pass);
  }

  // Random moves until the game is over or so many are made. Returns how many.
  int play_randomly(Random& random, MoveList& list, int most, std::uint64_t& signature) const {
    Move move;
    int plies = 0;
    for (; !is_over(m) && plies < most; ++plies) {
      random_move(list, random, move);
      add_to_signature(signature, move);
      if (limit_of(m) != runtime::Limit::None) [[unlikely]]
        continue;
      within_limits(m, [&] { play(move, true); });
    }
    return plies;
  }

 private:
  Move pass_move() const {
    Move move;
    move.kind = static_cast<std::uint16_t>(r.pass_kind());
    move.mover = static_cast<std::uint16_t>(m.head().mover);
    return move;
  }
  int phase_of(int player) const { return r.phases() == 1 ? 0 : m.view.phase[player]; }

  void generate(MoveList& list) const {
    r.clear_registers();
    MoveList* const outer_list = std::exchange(m.list, &list);
    const std::uint32_t outer = m.epoch;
    if (r.has_memos()) m.begin_epoch();
    const int mover = m.head().mover;
    r.list(phase_of(mover), mover);
    if (r.has_memos()) m.epoch = outer;
    m.list = outer_list;
  }

  bool is_swap_due() const { return r.swap_kind() >= 0 && m.head().ply == r.players() - 1; }
  // Somebody else must have moved before.
  bool offers_swap() const { return is_swap_due() && m.head().run_mover != m.head().mover; }

  bool is_allowed(const Move& move) const {
    return r.passes_filters(move) && (!r.has_meta_rules() || !breaks_meta_rule(m, move));
  }

  bool draw_move(MoveList& list, Random& random, Move& move) const {
    if (r.satisfy() && draw_puzzle_move(m, list, random, move) && holds(move)) [[unlikely]]
      return true;
    gather_candidates(list);
    while (list.total > 0) {
      const int n = list.total == 1 ? 0 : random.below(list.total);
      nth_move(m, list, n, move);
      if (!r.is_checked(move.kind) || holds(move)) return true;
      if (m.is_stopped()) break;
      drop(list, n);
    }
    move = pass_move();
    return false;
  }

  // Makes the move. Did the player pass?
  [[gnu::always_inline]] bool make_move(const Move& move, bool with_consequences) const {
    runtime::Head& h = m.head();
    h.keeps_turn = 0;
    // A player who makes a move was not stuck; one who passes may have been.
    const std::uint32_t bit = 1u << h.mover;
    const bool pass = r.is_pass(move.kind);
    const bool stuck = pass && !has_legal_move(h.mover);
    h.stalemated = stuck ? h.stalemated | bit : h.stalemated & ~bit;
    const interpreter::Application how{with_consequences, r.has_pending()};
    h.decided = -1;
    r.apply(move, how);
    if (!r.plain_turn()) {
      finish_move(m, how);
      m.clear_registers();
    }
    return pass;
  }

  // The end rules of a phase or of the game; then a full round of passes is a draw.
  void run_end_rules(int phase, int mover) const {
    if (!r.end(phase, mover)) return;
    if (!m.head().over && r.draw_when_all_pass() && runtime::all_passed(m.head(), r.players()))
      runtime::apply_result(m.layout, m.view, runtime::ResultKind::Draw, 0, true);
    m.head().losses_now = 0;
  }

  bool is_too_long() const {
    const runtime::Head& h = m.head();
    return h.turn + 1 >= r.max_turns() * std::max(1, r.players()) || h.ply >= r.max_moves();
  }

  void judge() const {
    const int mover = m.head().mover;
    run_end_rules(phase_of(mover), mover);
    if (!m.head().over) run_end_rules(-1, mover);
    if (!m.head().over && is_too_long()) runtime::draw_by_limit(m.layout, m.view);
  }

  void change_turn() const {
    runtime::Head& h = m.head();
    if (!r.plain_turn() && m.view.visited) note_visited();
    h.prev = h.mover;
    h.mover = h.next;
    if (h.prev == h.mover && !h.last_swap) {
      ++h.turns_of_mover;
    } else {
      h.turns_of_mover = 0;
      ++h.turn;
    }
    const auto following = [&](int player) { return player == r.players() ? 1 : player + 1; };
    int next = following(h.mover);
    while (!runtime::is_active(m.view, next)) next = following(next);
    h.next = next;
  }
  void note_visited() const {
    const runtime::Head& h = m.head();
    if (h.mover != h.next) return clear_words(m.view.visited, m.words);
    if (h.last_from >= 0) set_bit(m.view.visited, h.last_from);
    if (h.last_to >= 0) set_bit(m.view.visited, h.last_to);
  }

  Machine& m;
  const Rules r;
};

}  // namespace ludens::engine
