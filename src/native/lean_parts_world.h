// lean_parts_world.h - the world of a playout in sets of a game of many rules (lean_parts.h): threats and
// other players' turns are asked for, too, so that whose turn it is is read off the head; actions,
// consequences and consequences of those are carried out where they are found.
#pragma once

#include "native/lean_sets_world.h"

namespace ludens::standalone {

template <class Constants>
struct PartsWorld : SetsView<Constants, 0, typename Runner<Constants>::MoveList, PartsWorld<Constants>> {
  using View = SetsView<Constants, 0, typename Runner<Constants>::MoveList, PartsWorld>;
  using typename View::Game, typename View::Plan, typename View::Rules;
  using State = SetsState<Constants>;
  using View::m, View::s, View::tick, View::is_within;
  static constexpr bool follows_in_place = true;
  LUDENS_FN PartsWorld(Runner<Constants>& runner, const State& state)
      : View(runner, state, runner.candidates) {}

  // Nothing is kept: memory is dearer on a GPU than to find it out again.
  template <class Fn>
  LUDENS_FN auto remembered(int, int, int, Fn fn) const {
    return fn();
  }
  template <class Fn>
  LUDENS_FN void remembered_set(SetWord* out, int, int, int, int, Fn fn) const {
    fn(out);
  }
  template <class Run>
  LUDENS_FN decltype(auto) aside(Run run) const {
    return run(*this);
  }

  // --- questions
  LUDENS_FN static constexpr bool leaves_open() { return false; }
  LUDENS_FN bool finds_move_of_phase(int player) const {
    return Game::any(*this, this->view.phase[player], player);
  }
  struct OuterTurn {
    LUDENS_FN OuterTurn(const PartsWorld& w, int filters) : asking(w.m.question, question(w, filters)) {}
    LUDENS_FN static interpreter::Question question(const PartsWorld& w, int filters) {
      interpreter::Question asked = w.m.question;
      asked.outer_turn = w.turn();
      asked.turn_filters = filters;
      return asked;
    }
    interpreter::Asking asking;
  };
  // As if the next player's turn had begun.
  LUDENS_PART bool knows_who_is_stuck(bool looks_at_next) const {
    runtime::Head& h = s.head;
    if (!looks_at_next) return true;
    if (m.question.is_stuck) return false;
    if (h.over || h.active == 0) return true;
    const interpreter::Turn before = turn();
    set_turn({before.next, Constants::players == 1 ? 1 : 3 - before.next, before.mover});
    m.question.is_stuck = true;
    const bool some = Game::any(*this, Game::phases == 1 ? 0 : this->view.phase[before.next], before.next);
    m.question.is_stuck = false;
    set_turn(before);
    const std::uint32_t bit = 1u << before.next;
    h.stalemated = some ? h.stalemated & ~bit : h.stalemated | bit;
    return true;
  }

  // --- whose turn it is
  LUDENS_FN interpreter::Turn turn() const { return {s.head.mover, s.head.next, s.head.prev}; }
  LUDENS_FN void set_turn(const interpreter::Turn& t) const {
    s.head.mover = t.mover;
    s.head.next = t.next;
    s.head.prev = t.prev;
  }

  // --- what is tried out and taken back
  // What stands where, for as long as it lives.
  struct UndoneSets {
    LUDENS_FN explicit UndoneSets(const State& state) : s(state) {
      int at = 0;
      copy_words(empty, s.empty, Plan::words);
      s.for_each_set(
          [&](SetWord* set, int, int) { copy_words(kept + Plan::words * at++, set, Plan::words); });
    }
    LUDENS_FN ~UndoneSets() {
      int at = 0;
      copy_words(s.empty, empty, Plan::words);
      s.for_each_set(
          [&](SetWord* set, int, int) { copy_words(set, kept + Plan::words * at++, Plan::words); });
    }
    UndoneSets(const UndoneSets&) = delete;
    const State s;
    SetWord empty[Plan::words];
    SetWord kept[Plan::own_words + Plan::piece_words + Plan::plane_words];
  };
  struct Undone {
    LUDENS_FN explicit Undone(const PartsWorld& w) : w_(w), sets_(w.s), head_(w.s.head) {
      if constexpr (Game::has_pending) copy_words(pending_, w.view.pending, Plan::words);
      if constexpr (!Game::tries_in_sets) {
        if (w.m.saved_count < Constants::most_saved)
          copy_state<Constants::small_bytes>(w.m.saved[w.m.saved_count], w.m.block);
        else
          w.m.stop();
        ++w.m.saved_count;
      }
    }
    LUDENS_FN ~Undone() {
      w_.s.head = head_;
      if constexpr (Game::has_pending) copy_words(w_.view.pending, pending_, Plan::words);
      if constexpr (!Game::tries_in_sets)
        if (--w_.m.saved_count < Constants::most_saved)
          copy_state<Constants::small_bytes>(w_.m.block, w_.m.saved[w_.m.saved_count]);
    }
    Undone(const Undone&) = delete;

   private:
    const PartsWorld& w_;
    const UndoneSets sets_;
    const runtime::Head head_;
    SetWord pending_[Plan::words];
  };

  // Do the conditions of the move hold, so many outer ones left aside? As interpreter::filters_hold.
  LUDENS_PART bool holds(const Move& move, int outer_filters) const {
    const int count = static_cast<int>(Rules::filter_count(move.kind));
    if (outer_filters >= count) return true;
    if (m.is_full) return false;
    const interpreter::AskingWithin asking(m.question);
    const int outside = asking.turn_filters;
    if (shows_one_piece(move) && (outside <= outer_filters || outside >= count)) {
      const UndoneSets undone(s);
      const interpreter::Turn before = turn();
      s.move(move.from, move.to);
      if (outside > outer_filters) set_turn(m.question.outer_turn);
      if (s.head.mover == s.head.next) s.head.next = s.head.prev;
      bool holds = true;
      for (int i = count; holds && i-- > outer_filters;)
        holds = tick() && Game::filter_in_sets(*this, move, i);
      set_turn(before);
      return holds;
    }
    return holds_once_made(move, outer_filters, outside);
  }

  // --- moves
  // A move with the first of its consequences, so many at the most. `outer`: the turn in which it is made,
  // where its actions are those of another. What is pending ends with the actions.
  LUDENS_PART void make_move(const Move& move, int most_thens, const interpreter::Turn* outer,
                             bool drops_pending) const {
    runtime::Head& h = s.head;
    h.keeps_turn = 0;
    if constexpr (Game::has_pending)
      if (drops_pending) {
        clear_words(this->view.pending, Plan::words);
        h.pending_values = 0;
      }
    const Direct<PartsWorld> direct(*this);
    Game::act_in_sets(direct, move);
    if (outer) set_turn(*outer);
    const bool pass = Rules::is_pass(move.kind);
    runtime::note_move(h, pass);
    h.last_pass = pass;
    h.last_swap = 0;
    h.last_from = move.from;
    h.last_to = move.to;
    const int all = static_cast<int>(Rules::then_count(move.kind));
    for (int i = 0; i < all && i < most_thens && tick(); ++i) Game::then_in_sets(direct, move.kind, i);
  }
  // What follows a move that is made within another.
  LUDENS_FN void follow_part(int kind) const {
    if (!Game::is_followed(kind)) return;
    const Direct<PartsWorld> direct(*this);
    const int all = static_cast<int>(Rules::then_count(kind));
    for (int i = 0; i < all && tick(); ++i) Game::then_in_sets(direct, kind, i);
  }

 private:
  // Is that all that the conditions see of the move?
  LUDENS_FN bool shows_one_piece(const Move& move) const {
    const interpreter::Tryout tryout = Rules::tryout(move.kind);
    return tryout != interpreter::Tryout::Full && move.from != move.to && is_within(move.from, move.to) &&
           State::has(s.empty, move.from) == 0 &&
           (tryout == interpreter::Tryout::OnePiece || State::has(s.empty, move.to) != 0);
  }
  LUDENS_PART bool holds_once_made(const Move& move, int outer_filters, int outside) const {
    int end = static_cast<int>(Rules::filter_count(move.kind));
    const auto seen_by = [&](int filter) {
      return static_cast<int>(Rules::filter_thens(move.kind, static_cast<std::size_t>(filter)));
    };
    bool holds = true;
    while (holds && end > outer_filters && !m.is_full) {
      const int seen = seen_by(end - 1);
      const bool is_outside = end - 1 < outside;
      const Undone undone(*this);
      make_move(move, seen, is_outside ? &m.question.outer_turn : nullptr, false);
      if (s.head.mover == s.head.next) s.head.next = s.head.prev;
      for (; holds && end > outer_filters && seen_by(end - 1) == seen && (end - 1 < outside) == is_outside;
           --end)
        holds = tick() && Game::filter_in_sets(*this, move, end - 1);
    }
    return holds;
  }
};

}  // namespace ludens::standalone
