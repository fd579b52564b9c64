// lean_parts.h - random playouts in sets, as in lean_gpu.h, of games whose rules are too many for one
// function (chess): on a GPU they are cut into functions (LUDENS_PART, base/device.h).
//
// Threads of a block go through a ply together: they list moves, draw and try them until one is legal, make
// it, and ask whether the game is over. Each of these is called from one place, and before each of them all
// wait for one another: the text of the rules is larger than what a multiprocessor keeps of it at hand, and
// so is fetched once for all of the block instead of once for each warp.
#pragma once

#include "native/lean_gpu.h"
#include "native/lean_parts_world.h"

namespace ludens::standalone {

template <class Constants>
class PartsPlayouts : ThreadStart<Constants> {
 public:
  using Base = ThreadStart<Constants>;
  using Game = typename Constants::Game;
  using typename Base::Course, typename Base::Own, typename Base::Rules, typename Base::State;
  using World = PartsWorld<InThread<Constants>>;
  LUDENS_FN explicit PartsPlayouts(Own& runner) : Base(runner) {}

  // Can games be begun here?
  static constexpr bool is_possible() {
    return Game::plays_in_parts && Game::swap_kind < 0 && !Game::stochastic && Constants::starts_in_order;
  }

  // As ThreadPlayouts::play.
  template <class Take, class Leave>
  LUDENS_FN void play(std::uint64_t seed, int most, Tally<Constants>& tally, Take take, Leave leave) const {
    std::uint64_t number = 0;
    SetsRoom<InThread<Constants>> room;
    const World w(m, room.state());
    Course course{Random(0), 0, 0, 0};
    bool plays = take(number);
    if (plays) Base::begin(w.s, course, seed, number, most);
    while (is_any_left_in_block(plays)) {
      bool goes_on = ply<1>(w, course, plays && w.s.head.mover == 1);
      if constexpr (Constants::players > 1)
        goes_on = ply<2>(w, course, plays && goes_on && w.s.head.mover == 2) && goes_on;
      if (!plays || goes_on) continue;
      if (w.s.head.over && !m.is_full)
        tally.add(course.signature, course.plies, w.s.head.winner);
      else
        leave(number);
      plays = take(number);
      if (plays) Base::begin(w.s, course, seed, number, most);
    }
  }

 private:
  using Base::m;

  // Of a thread that `goes`; the others wait. False where that was the last ply, or it could not be made.
  template <int mover>
  LUDENS_FN bool ply(const World& w, Course& course, bool goes) const {
    const bool plays = goes && course.plies < course.most;
    const int phase = Game::phases == 1 || !plays ? 0 : m.view.phase[mover];
    come_together();
    if (plays) {
      if constexpr (Game::counts_ticks) m.steps_left = m.steps;
      m.candidates.clear();
      Game::list(w, phase, mover);
    }
    Move move;
    const Draws before = course.draws;
    const bool is_found = draw(w, course.draws, move, plays);
    const bool makes = plays && (is_found || (Base::makes_passes() && course.plies > 0 && !m.is_full));
    if (!makes) course.draws = before;
    come_together();
    if (makes) make<mover>(w, course, move, is_found);
    come_together();
    return makes ? end<mover>(w, course, phase, move) : !goes;
  }
  template <int mover>
  LUDENS_FN void make(const World& w, Course& course, Move& move, bool is_found) const {
    runtime::Head& h = w.s.head;
    if (!is_found) {
      move.kind = static_cast<std::uint16_t>(Game::pass_kind);
      move.from = move.to = -1;
    }
    if constexpr (Rules::keeps_stuck())
      h.stalemated = is_found ? h.stalemated & ~(1u << mover) : h.stalemated | 1u << mover;
    interpreter::add_to_signature(course.signature, move);
    ++course.plies;
    if constexpr (Rules::keeps_decided()) h.decided = -1;
    w.make_move(move, static_cast<int>(Rules::then_count(move.kind)), nullptr, Game::has_pending);
  }
  // Does the game go on after the move?
  template <int mover>
  LUDENS_FN bool end(const World& w, const Course& course, int phase, const Move& move) const {
    runtime::Head& h = w.s.head;
    const bool all_pass = Base::all_passed(h, move, course);
    Base::template judge<mover>(w, phase, all_pass);
    if (!h.over) Base::template judge<mover>(w, -1, all_pass);
    if (h.over || m.is_full) return false;
    if constexpr (Game::phases > 1)
      for (int player = 1; player <= Constants::players; ++player)
        m.view.phase[player] = static_cast<std::uint8_t>(Game::next_phase(w, m.view.phase[player], player));
    Base::template change_turn<mover>(h);
    return true;
  }
  // Threads try a move each, those that have found one wait.
  LUDENS_FN bool draw(const World& w, Draws& draws, Move& move, bool goes) const {
    auto& list = m.candidates;
    bool is_found = false;
    bool looks = goes && list.total > 0 && !m.is_full;
    while (is_any_left(looks)) {
      if (!looks) continue;
      const int n = draws.one_of(list.total);
      draws.look_ahead();
      Base::read(list, n, move);
      is_found = !Rules::is_checked(move.kind) || w.holds(move, 0);
      if (!is_found) list.drop(n);
      looks = !is_found && list.total > 0 && !m.is_full;
    }
    return is_found;
  }
};

// Who plays in the threads of a GPU.
template <class Constants>
using InThreads =
    std::conditional_t<Constants::Game::plays_in_parts, PartsPlayouts<Constants>, ThreadPlayouts<Constants>>;

}  // namespace ludens::standalone
