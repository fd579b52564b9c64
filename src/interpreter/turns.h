// turns.h - the course of a turn, written once for the interpreter's code of the rules, for emitted code on
// the interpreter's machine, and for emitted code that stands alone (native/standalone.h).
//
// Each is a value r of a type Rules. What emitted code knows beforehand is a constant there.
//   Rules::Machine, r.m     the machine: head(), question, epoch, list, limits
//   Rules::MoveList         where moves are listed
//   Rules::ScratchMoves     (m): lends a list for as long as it lives
//   Rules::SavedRegisters   (m): puts the machine's registers back where it ends
//   Rules::TrialChance      (m): for as long as it lives what is drawn uses up none of the game's chance
//   r.players(), r.phases(), r.swap_kind(), r.pass_kind(), r.max_turns(), r.max_moves(), r.stochastic(),
//   r.draw_when_all_pass()  as the program has them
//   r.plain_turn()          does nothing happen between turns but the end rules?
//   r.has_pending()         does the state keep what is pending?
//   r.has_visited()         does it keep the sites that were visited during the turn?
//   r.keeps_counter(), r.keeps_passes(), r.keeps_stuck(), r.keeps_decided()  are these fields of the head
//   read
//                           by anybody?
//   r.is_simultaneous()     are choices sealed until everybody has chosen?
//   r.has_meta_rules()      may one of them forbid a move?
//   r.grows()               does the board grow? Then r.grow() is called once the move is made,
//   r.tiles()               how many sites have held a piece, where the board shrinks hold one: so many turns
//                           more may a game take,
//   r.settle_growth()       once the ply is done, but not where rules look ahead; r.is_growth_due(): the next
//                           move is to be made in another window
//   r.satisfy()             is it a puzzle whose only rule says what must hold?
//   r.has_memos()           are answers kept (interpreter/memo.h)?
//   r.clear_registers()     where the rules have registers in the machine
//   r.is_checked(k)         may a candidate of this kind turn out to be illegal?
//   r.is_pass(k)            is a move of this kind a pass?
//   r.list(phase, mover)    what the rules of play offer, into m.list
//   r.any(phase, mover)     is there any?
//   r.end(phase, mover)     runs the end rules of the phase, of the game for -1; false: there are none
//   r.apply(move, how)      actions and consequences; r.finish_move(how) what the whole game says to do then
//   r.passes_filters(move)  do its conditions hold?
//   r.breaks_meta_rule(move)  does a rule of the whole game forbid it?
//   Rules::lists_apart      is there one copy of the code that lists moves, whoever asks?
//   Rules::may_keep_trials  may a move stay made that was tried out? Then r.is_trial_kept(k) says of which
//                           kinds, r.holds_once_made(move) whether it is legal; m.keep(saved) keeps it
//   r.nth_move(list, n, move), r.drop(list, n)  the n-th of the list, read or taken out
//   r.phase(player)         the phase that the player is in; r.change_phases() where that changes
//   r.note_position(), r.draw_dice(), r.note_visited()  what is kept of the ply
//   r.close_ply(stuck)      what is left to do once the ply is done; where all are stuck, nobody moves again
//   r.make_round(...)       seals a choice of simultaneous moves; where it was the last, the round is made
//   r.draw_puzzle_move(list, random, move)
//   r.draw_all(), r.draw_by_limit()  the rest draw
//   r.give_up()             ends a game whose rules asked for too much
//   r.limit()               is it given up?
#pragma once

#include "interpreter/apply.h"
#include "ludens/move.h"
#include "ludens/random.h"
#include "runtime/course.h"

namespace ludens::interpreter {

// What tells playouts apart: grows with each move.
LUDENS_FN void add_to_signature(std::uint64_t& signature, const Move& move) {
  signature = (signature ^ static_cast<std::uint64_t>(move.from * 1000 + move.to + 2)) * 0x100000001B3ull;
}

template <class Rules>
class Turns {
 public:
  using Machine = typename Rules::Machine;
  using MoveList = typename Rules::MoveList;
  LUDENS_FN explicit Turns(Machine& machine) : m(machine), r(machine) {}

  // Candidates: some may turn out to be illegal. Inline in playouts, where every call counts; elsewhere once
  // for all, since compiling the rules takes long.
  [[gnu::always_inline]] LUDENS_FN void gather_candidates(MoveList& list) const {
    if constexpr (lists_apart())
      gather_apart(list);
    else
      gather_here(list);
  }

 private:
  LUDENS_FN static constexpr bool lists_apart() {
    if constexpr (requires { Rules::lists_apart; })
      return Rules::lists_apart;
    else
      return false;
  }
  [[gnu::noinline]] LUDENS_FN void gather_apart(MoveList& list) const { gather_here(list); }
  [[gnu::always_inline]] LUDENS_FN void gather_here(MoveList& list) const {
    list.clear();
    if (is_over()) return;
    generate(list);
    if (r.swap_kind() < 0 || !offers_swap()) return;
    Move swap = pass_move();
    swap.kind = static_cast<std::uint16_t>(r.swap_kind());
    list.add(swap);
  }

 public:
  LUDENS_FN bool holds(const Move& move) const {
    if (!r.is_checked(move.kind)) return true;
    if (!r.stochastic()) return is_allowed(move);
    const typename Rules::TrialChance aside(m);
    return is_allowed(move);
  }

  LUDENS_FN bool finds_move() const {
    if (is_over()) return false;
    if (offers_swap()) return true;
    if (!r.has_meta_rules()) {
      r.clear_registers();
      return r.any(phase_of(m.head().mover), m.head().mover);
    }
    const typename Rules::ScratchMoves scratch(m);
    MoveList& list = scratch.list;
    gather_candidates(list);
    for (int i = 0; i < list.total && !m.is_stopped(); ++i)
      if (holds(nth_move(list, i))) return true;
    return false;
  }

  LUDENS_FN void find_legal_moves(MoveList& list) const {
    gather_candidates(list);
    if (is_over()) return;
    list.begin_sifting();
    for (int i = 0; i < list.total && !m.is_stopped(); ++i) {
      const Move move = nth_move(list, i);
      if (holds(move)) list.keep(move);
    }
    list.end_sifting();
    if (list.total == 0) list.add(pass_move());
  }

  // Would the player have a move? Asked by (no Moves).
  LUDENS_PART bool has_legal_move(int player) const {
    if (is_swap_due()) return true;
    const typename Rules::SavedRegisters registers(m);
    r.clear_registers();
    const std::uint32_t outer = m.epoch;
    m.begin_epoch();
    const bool some = r.any(phase_of(player), m.head().mover);
    m.epoch = outer;
    return some;
  }

  LUDENS_FN bool random_move(MoveList& list, Random& random, Move& move) const {
    const bool drawn =
        m.begin_steps() && draw_move(list, random, move, [&](const Move& one) { return holds(one); });
    if (!m.is_stopped()) [[likely]]
      return drawn;
    r.give_up();
    move = pass_move();
    return false;
  }

  LUDENS_FN void play(const Move& move, bool with_consequences) const {
    int mover = m.head().mover;
    bool pass = false;
    if (!r.plain_turn() && r.is_simultaneous()) {
      if (!r.make_round(move, with_consequences, mover, pass)) return;
    } else {
      pass = make_move(move, with_consequences);
    }
    close_ply(mover, pass);
  }

 private:
  // What comes after a move: the end rules, and whose turn it is next.
  LUDENS_PART void close_ply(int mover, bool pass) const {
    runtime::Head& h = m.head();
    if (r.grows()) r.grow();
    judge();
    if (!r.plain_turn() && h.active != 0) r.change_phases();
    if (r.keeps_counter()) ++h.counter;
    if (!r.plain_turn()) r.note_position();
    if (h.active == 0) {
      h.prev = mover;
    } else {
      change_turn();
      if (!r.plain_turn() && !h.over) r.draw_dice();
      if (r.keeps_passes()) h.passes = pass ? static_cast<std::int16_t>(h.passes + 1) : std::int16_t{0};
    }
    if (!r.plain_turn()) r.close_ply(pass);
  }

 public:
  // Random moves until the game is over or so many are made. Returns how many.
  LUDENS_PART int play_randomly(Random& random, MoveList& list, int most, std::uint64_t& signature) const {
    Move move;
    int plies = 0;
    for (; !is_over() && plies < most && !(r.grows() && r.is_growth_due()); ++plies) {
      if constexpr (keeps_trials()) {
        if (!play_kept_trial(list, random, move, signature)) continue;
      } else {
        random_move(list, random, move);
        add_to_signature(signature, move);
        if (r.limit()) [[unlikely]]
          continue;
      }
      play_within_limits(move);
    }
    return plies;
  }

  // What is left where there is no other move.
  LUDENS_FN Move pass_move() const {
    Move move;
    move.kind = static_cast<std::uint16_t>(r.pass_kind());
    move.mover = static_cast<std::uint16_t>(m.head().mover);
    return move;
  }

 private:
  LUDENS_FN bool is_over() const { return m.head().over != 0; }
  LUDENS_FN Move nth_move(const MoveList& list, int n) const {
    Move move;
    r.nth_move(list, n, move);
    return move;
  }
  LUDENS_PART void play_within_limits(const Move& move) const {
    if (m.begin_steps()) [[likely]] {
      play(move, true);
      if (r.grows()) r.settle_growth();
    }
    if (m.is_stopped()) [[unlikely]]
      r.give_up();
  }
  LUDENS_FN int phase_of(int player) const { return r.phases() == 1 ? 0 : r.phase(player); }

  LUDENS_FN void generate(MoveList& list) const {
    r.clear_registers();
    MoveList* const outer_list = m.list;
    m.list = &list;
    const std::uint32_t outer = m.epoch;
    if (r.has_memos()) m.begin_epoch();
    const int mover = m.head().mover;
    r.list(phase_of(mover), mover);
    if (r.has_memos()) m.epoch = outer;
    m.list = outer_list;
  }

  LUDENS_FN bool is_swap_due() const { return r.swap_kind() >= 0 && m.head().ply == r.players() - 1; }
  // Somebody else must have moved before.
  LUDENS_FN bool offers_swap() const { return is_swap_due() && m.head().run_mover != m.head().mover; }

  LUDENS_FN bool is_allowed(const Move& move) const {
    return r.passes_filters(move) && (!r.has_meta_rules() || !r.breaks_meta_rule(move));
  }

  // A move that `allows` allows.
  template <class Allows>
  LUDENS_FN bool draw_move(MoveList& list, Random& random, Move& move, Allows allows) const {
    if (r.satisfy() && r.draw_puzzle_move(list, random, move) && holds(move)) [[unlikely]]
      return true;
    gather_candidates(list);
    while (list.total > 0) {
      const int n = list.total == 1 ? 0 : random.below(list.total);
      r.nth_move(list, n, move);
      if (!r.is_checked(move.kind) || allows(move)) return true;
      if (m.is_stopped()) break;
      r.drop(list, n);
    }
    move = pass_move();
    return false;
  }

  // --- a move that is legal if its trial is, and then stays made

  LUDENS_FN static constexpr bool keeps_trials() {
    if constexpr (requires { Rules::may_keep_trials; })
      return Rules::may_keep_trials;
    else
      return false;
  }
  // A random move. False: it is made, and the ply is over.
  LUDENS_FN bool play_kept_trial(MoveList& list, Random& random, Move& move, std::uint64_t& signature) const {
    const int mover = m.head().mover;
    bool is_made = false;
    const auto allows = [&](const Move& one) {
      if (!r.is_trial_kept(one.kind)) return holds(one);
      is_made = try_and_keep(one);
      return is_made;
    };
    if (!m.begin_steps() || !draw_move(list, random, move, allows)) is_made = false;
    if (m.is_stopped()) [[unlikely]] {
      r.give_up();
      move = pass_move();
      is_made = false;
    }
    add_to_signature(signature, move);
    if (r.limit()) return false;
    if (!is_made) return true;
    close_ply(mover, false);
    if (r.grows()) r.settle_growth();
    if (m.is_stopped()) [[unlikely]]
      r.give_up();
    return false;
  }
  LUDENS_FN bool try_and_keep(const Move& move) const {
    const auto before = m.save();
    make_move(move, true);
    const bool holds = r.holds_once_made(move) && !m.is_stopped();
    if (holds)
      m.keep(before);
    else
      m.restore(before);
    return holds;
  }

  // Makes the move. Did the player pass?
  [[gnu::always_inline]] LUDENS_FN bool make_move(const Move& move, bool with_consequences) const {
    runtime::Head& h = m.head();
    h.keeps_turn = 0;
    // A player who makes a move was not stuck; one who passes may have been.
    const std::uint32_t bit = 1u << h.mover;
    const bool pass = r.is_pass(move.kind);
    if (r.keeps_stuck()) {
      const bool stuck = pass && !has_legal_move(h.mover);
      h.stalemated = stuck ? h.stalemated | bit : h.stalemated & ~bit;
    }
    const Application how{with_consequences, r.has_pending()};
    if (r.keeps_decided()) h.decided = -1;
    r.apply(move, how);
    if (!r.plain_turn()) {
      r.finish_move(how);
      r.clear_registers();
    }
    return pass;
  }

  // The end rules of a phase or of the game; then a full round of passes is a draw.
  LUDENS_FN void run_end_rules(int phase, int mover) const {
    if (!r.end(phase, mover)) return;
    if (!m.head().over && r.draw_when_all_pass() && runtime::all_passed(m.head(), r.players())) r.draw_all();
    m.head().losses_now = 0;
  }

  LUDENS_FN bool is_too_long() const {
    const runtime::Head& h = m.head();
    const int turns = r.max_turns() * (r.players() > 1 ? r.players() : 1);
    if (h.turn + 1 < turns && h.ply < r.max_moves()) return false;
    if (!r.grows()) return true;
    // To count tiles takes a while on large boards.
    constexpr int kBetweenLooks = 64;
    if (h.ply % kBetweenLooks != 0) return false;
    const int tiles = r.tiles();
    return h.turn + 1 - tiles >= turns || h.ply - tiles >= r.max_moves();
  }

  LUDENS_FN void judge() const {
    const int mover = m.head().mover;
    run_end_rules(phase_of(mover), mover);
    if (!m.head().over) run_end_rules(-1, mover);
    if (!m.head().over && is_too_long()) r.draw_by_limit();
  }

  LUDENS_FN void change_turn() const {
    runtime::Head& h = m.head();
    if (!r.plain_turn() && r.has_visited()) r.note_visited();
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
    while (((h.active >> next) & 1) == 0) next = following(next);
    h.next = next;
  }

  Machine& m;
  const Rules r;
};

}  // namespace ludens::interpreter
