// hosted.h - emitted code that stands alone, as the program that plays with it calls it (visit.h): states
// come from the interpreter's machine and go back to it, and so do chance and the positions that have been.
//
// It is compiled in two parts at the same time, because compiling takes long: playouts to the end, and the
// rest of the course of a turn. Each has the whole text of the rules; what it does not use is never made into
// code. Both play with one runner, which looks the same to them, since that text is the same.
#pragma once

#include "engine/host_board.h"
#include "engine/visit.h"
#include "native/lean_sets.h"

namespace ludens::standalone {

// Moves in stretches of so many, so that somebody looks at the time in between.
inline constexpr int kStretch = 256;

template <class Constants>
struct HostedPart {
  using Own = Runner<Constants>;

  // The runner, with the state that it is asked about. Null where there is no room for what has been.
  [[gnu::always_inline]] static Own* enter(void* runner, const Visit& visit) {
    Own& own = *static_cast<Own*>(runner);
    copy_state<Constants::bytes>(own.block, visit.state);
    own.is_full = false;
    own.steps = own.steps_left = visit.steps;
    own.question = *visit.question;
    own.list = nullptr;
    own.chance = visit.chance;
    if constexpr (Constants::most_positions > 1) {
      if (visit.position_count > Constants::most_positions) return nullptr;
      own.positions.assign(visit.positions, visit.position_count);
    }
    return &own;
  }
  // Its state as the result. False: it stopped.
  [[gnu::always_inline]] static bool leave(const Own& own, Visit& visit) {
    if (own.is_stopped()) return false;
    copy_state<Constants::bytes>(visit.state, own.block);
    if constexpr (Constants::most_positions > 1) {
      visit.positions = own.positions.items;
      visit.position_count = own.positions.count;
    }
    return true;
  }
  // A board that grows has come to its window's edge.
  static bool is_due(const Own& own) {
    if constexpr (Constants::Game::grows) return own.view.growth->due != 0;
    return false;
  }
  // Whoever asked has looked at the time just before.
  template <class PlaySome>
  static int play_stretches(interpreter::Machine& host, Own& own, int most, PlaySome play_some) {
    int plies = 0;
    for (bool first = true; plies < most && !own.head().over && !own.is_stopped() && !is_due(own);
         first = false) {
      if (!first && !goes_on(host)) {
        own.stop();
        break;
      }
      plies += play_some(kStretch < most - plies ? kStretch : most - plies);
    }
    return plies;
  }
};

template <class Constants>
struct HostedPlayouts : HostedPart<Constants> {
  using Part = HostedPart<Constants>;
  using typename Part::Own;

  static int play_to_the_end(void* runner, Visit& visit, interpreter::Machine& host, PlayOn play_on,
                             Random& random, int most, std::uint64_t& signature) {
    Own* const own = Part::enter(runner, visit);
    if (!own) return -1;
    const int plies = Part::play_stretches(host, *own, most, [&](int some) {
      if constexpr (Constants::Game::is_plain) {
        const int made = standalone::play_plainly(*own, random, some, signature);
        if (made >= some || own->is_stopped() || own->head().over) return made;
        return made + play_on(own, random, 1, signature);
      } else {
        return typename Own::LeanTurns(*own).play_randomly(random, own->candidates, some, signature);
      }
    });
    return Part::leave(*own, visit) ? plies : -1;
  }
};

template <class Constants>
struct HostedRest : HostedPart<Constants> {
  using Part = HostedPart<Constants>;
  using typename Part::Own;
  using Turns = typename Own::Turns;

  // One copy for all who ask: each would be as long as the state is large.
  [[gnu::noinline]] static Own* enter(void* runner, const Visit& visit) { return Part::enter(runner, visit); }
  [[gnu::noinline]] static bool leave(const Own& own, Visit& visit) { return Part::leave(own, visit); }

  [[gnu::cold]] static void* make(const HostBoard& board) {
    Own* const own = new Own;
    own->reset();
    own->board = board;
    return own;
  }
  [[gnu::cold]] static void destroy(void* runner) { delete static_cast<Own*>(runner); }

  static bool random_move(void* runner, const Visit& visit, Random& random, Move& move, bool& drawn) {
    Own* const own = enter(runner, visit);
    if (!own) return false;
    drawn = Turns(*own).random_move(own->candidates, random, move);
    return !own->is_stopped();
  }
  static bool gather_candidates(void* runner, const Visit& visit, Listed& listed) {
    Own* const own = enter(runner, visit);
    if (!own) return false;
    const typename Own::MoveList& all = own->candidates;
    Turns(*own).gather_candidates(own->candidates);
    listed = {all.groups, all.group_count, all.group_words, all.moves, all.move_count};
    return !own->is_stopped() && !all.full;
  }
  static bool find_legal_moves(void* runner, const Visit& visit, interpreter::MoveList& list) {
    Own* const own = enter(runner, visit);
    if (!own) return false;
    const Turns turns(*own);
    turns.gather_candidates(own->candidates);
    if (own->head().over) return !own->is_stopped();
    const Rules<Constants> r(*own);
    constexpr int kAtOnce = 32;
    Move legal[kAtOnce];
    int count = 0;
    bool is_some = false;
    for (int i = 0; i < own->candidates.total && !own->is_stopped(); ++i) {
      r.nth_move(own->candidates, i, legal[count]);
      if (!turns.holds(legal[count])) continue;
      is_some = true;
      if (++count < kAtOnce) continue;
      add_moves(list, legal, count);
      count = 0;
    }
    if (!is_some) legal[count++] = turns.pass_move();
    add_moves(list, legal, count);
    return !own->is_stopped();
  }
  static bool finds_move(void* runner, const Visit& visit, bool& answer) {
    Own* const own = enter(runner, visit);
    if (!own) return false;
    answer = Turns(*own).finds_move();
    return !own->is_stopped();
  }
  static bool holds(void* runner, const Visit& visit, const Move& move, bool& answer) {
    Own* const own = enter(runner, visit);
    if (!own) return false;
    answer = Turns(*own).holds(move);
    return !own->is_stopped();
  }
  static bool has_legal_move(void* runner, const Visit& visit, int player, bool& answer) {
    Own* const own = enter(runner, visit);
    if (!own) return false;
    answer = Turns(*own).has_legal_move(player);
    return !own->is_stopped();
  }
  static bool play(void* runner, Visit& visit, const Move& move, bool with_consequences) {
    Own* const own = enter(runner, visit);
    if (!own) return false;
    Turns(*own).play(move, with_consequences);
    return leave(*own, visit);
  }
  static int play_randomly(void* runner, Visit& visit, interpreter::Machine& host, Random& random, int most,
                           std::uint64_t& signature) {
    Own* const own = enter(runner, visit);
    if (!own) return -1;
    const int plies = Part::play_stretches(host, *own, most,
                                           [&](int some) { return play_on(own, random, some, signature); });
    return leave(*own, visit) ? plies : -1;
  }
  static int play_on(void* runner, Random& random, int most, std::uint64_t& signature) {
    Own& own = *static_cast<Own*>(runner);
    return Turns(own).play_randomly(random, own.candidates, most, signature);
  }
};

template <class Constants>
constexpr Playouts hosted_playouts() {
  return {HostedPlayouts<Constants>::play_to_the_end};
}
template <class Constants>
constexpr RestOfTurns hosted_rest(const TableOf* tables, int table_count) {
  using Rest = HostedRest<Constants>;
  return {Constants::most_moves,
          Constants::most_actions,
          Constants::most_positions,
          Constants::words,
          Constants::has_stacks,
          Constants::most_steps,
          tables,
          table_count,
          Rest::make,
          Rest::destroy,
          Rest::random_move,
          Rest::gather_candidates,
          Rest::find_legal_moves,
          Rest::finds_move,
          Rest::holds,
          Rest::has_legal_move,
          Rest::play,
          Rest::play_randomly,
          Rest::play_on};
}

}  // namespace ludens::standalone
