// hosted.h - emitted code that stands alone, played within the program: states come from the interpreter's
// machine and go back to it, and so do chance and the positions that have been.
//
// Where the runner stops, because a buffer was too small or a limit is near, the interpreter does the same
// work instead, on a state that nobody has touched.
#pragma once

#include <algorithm>
#include <memory>

#include "engine/host_board.h"
#include "engine/machine_rules.h"
#include "interpreter/dice.h"
#include "native/lean_sets.h"

namespace ludens::standalone {

// A node whose table the emitted code asks for.
struct TableOf {
  ir::NodeId node = ir::kNothing;
  Sink sink = Sink::List;
};

template <class Constants>
class Hosted {
 public:
  using Machine = interpreter::Machine;
  using MoveList = interpreter::MoveList;
  using Own = Runner<Constants>;
  using Turns = typename Own::Turns;

  static bool random_move(Machine& m, MoveList& list, Random& random, Move& move) {
    const Random before = random;
    if (Own* const own = open(m)) {
      const bool drawn = Turns(*own).random_move(own->candidates, random, move);
      if (!own->is_stopped() && m.begin_steps()) return drawn;
      random = before;
      give_back(m, *own);
    }
    return interpreted().random_move(m, list, random, move);
  }
  static void gather_candidates(Machine& m, MoveList& list) {
    if (Own* const own = open(m)) {
      Turns(*own).gather_candidates(own->candidates);
      if (!own->is_stopped() && !own->candidates.full) return copy(own->candidates, list);
      give_back(m, *own);
    }
    interpreted().gather_candidates(m, list);
  }
  static void find_legal_moves(Machine& m, MoveList& list) {
    if (Own* const own = open(m)) {
      if (find_legal(*own, list)) return;
      give_back(m, *own);
    }
    interpreted().find_legal_moves(m, list);
  }
  static bool finds_move(Machine& m) {
    return ask(
        m, [](Own& own) { return Turns(own).finds_move(); }, interpreted().finds_move);
  }
  static bool holds(Machine& m, const Move& move) {
    return ask(
        m, [&](Own& own) { return Turns(own).holds(move); },
        [&](Machine& host) { return interpreted().holds(host, move); });
  }
  static bool has_legal_move(Machine& m, int player) {
    return ask(
        m, [&](Own& own) { return Turns(own).has_legal_move(player); },
        [&](Machine& host) { return interpreted().has_legal_move(host, player); });
  }
  static void play(Machine& m, const Move& move, bool with_consequences) {
    if (Own* const own = open(m)) {
      Turns(*own).play(move, with_consequences);
      if (!own->is_stopped()) return close(m, *own);
      give_back(m, *own);
    }
    interpreted().play(m, move, with_consequences);
  }
  static int play_randomly(Machine& m, Random& random, MoveList& list, int most, std::uint64_t& signature) {
    const Random before = random;
    const std::uint64_t signature_before = signature;
    if (Own* const own = open(m)) {
      const int plies = most >= interpreter::kToTheEnd
                            ? play_to_the_end(m, *own, random, most, signature)
                            : play_stretches(Turns(*own), m, *own, random, most, signature);
      if (!own->is_stopped() && !m.is_stopped()) {
        close(m, *own);
        return plies;
      }
      random = before;
      signature = signature_before;
      give_back(m, *own);
    }
    return interpreted().play_randomly(m, random, list, most, signature);
  }

 private:
  static int play_to_the_end(Machine& m, Own& own, Random& random, int most, std::uint64_t& signature) {
    const typename Own::LeanTurns turns(own);
    if constexpr (Constants::Game::is_plain) {
      int plies = 0;
      while (plies < most && !own.head().over && !own.is_stopped() && m.begin_steps()) {
        plies += standalone::play_plainly(own, random, std::min(kStretch, most - plies), signature);
        if (plies < most && !own.is_stopped())
          plies += turns.play_randomly(random, own.candidates, 1, signature);
      }
      return plies;
    } else {
      return play_stretches(turns, m, own, random, most, signature);
    }
  }
  static constexpr int kStretch = 256;
  // A board that grows has come to its window's edge.
  static bool is_due(const Own& own) {
    if constexpr (Constants::Game::grows) return own.view.growth->due != 0;
    return false;
  }
  // In stretches, so that somebody looks at the time in between.
  template <class AnyTurns>
  static int play_stretches(const AnyTurns& turns, Machine& m, Own& own, Random& random, int most,
                            std::uint64_t& signature) {
    int plies = 0;
    while (plies < most && !own.head().over && m.begin_steps() && !is_due(own))
      plies += turns.play_randomly(random, own.candidates, std::min(kStretch, most - plies), signature);
    return plies;
  }

  static const interpreter::CompiledTurns& interpreted() { return engine::interpreted_turns(); }

  // The runner with the machine's state; null where somebody watches what only the interpreter tells.
  static Own* open(Machine& m) {
    if (m.trace || (m.chance && (m.chance->forced || m.chance->record))) return nullptr;
    // Of stacks, whoever is going to undo this wants each level noted.
    if (Constants::has_stacks && m.view.log) return nullptr;
    if (m.limits.moves < Constants::most_moves ||
        m.limits.actions < static_cast<size_t>(Constants::most_actions))
      return nullptr;
    Own& own = runner_of(m);
    copy_state<Constants::bytes>(own.block, m.block);
    own.is_full = false;
    // Where somebody waits, what takes long is the interpreter's, which looks at the time.
    constexpr std::int64_t kMostWatched = 200'000;
    own.steps = std::min(m.is_watched() ? kMostWatched : Constants::most_steps, m.limits.steps);
    own.steps_left = own.steps;
    own.question = m.question;
    own.list = nullptr;
    own.chance = m.chance ? &m.chance->random : nullptr;
    if (m.chance) own.chance_before = m.chance->random;
    if constexpr (Constants::most_positions > 1) {
      const auto& seen = m.history ? m.history->positions : no_positions();
      if (!m.history || seen.size() > Constants::most_positions) return nullptr;
      own.positions.assign(seen.data(), static_cast<int>(seen.size()));
    }
    return &own;
  }
  // The interpreter is to do the same: chance is as it was.
  static void give_back(Machine& m, const Own& own) {
    if (m.chance) m.chance->random = own.chance_before;
  }
  static void close(Machine& m, const Own& own) {
    copy_state<Constants::bytes>(m.block, own.block);
    if constexpr (Constants::most_positions > 1)
      m.history->positions.assign(own.positions.items, own.positions.items + own.positions.count);
  }
  static const std::vector<std::uint64_t>& no_positions() {
    static const std::vector<std::uint64_t> none;
    return none;
  }
  static Own& runner_of(Machine& m) {
    if (!m.runner) {
      auto made = std::make_shared<Own>();
      made->reset();
      made->board.host = &m;
      for (const TableOf& one : Constants::tables())
        made->board.tables.push_back(m.prepared.code(one.node, one.sink)->data);
      for (const auto& list : m.program.lists)
        made->board.lists.emplace_back(list.data(), static_cast<int>(list.size()));
      made->board.dice = interpreter::dice_of(m.program);
      m.runner = std::move(made);
    }
    return *static_cast<Own*>(m.runner.get());
  }

  static bool find_legal(Own& own, MoveList& list) {
    Turns turns(own);
    turns.gather_candidates(own.candidates);
    list.clear();
    if (own.head().over) return !own.is_stopped();
    const Rules<Constants> r(own);
    for (int i = 0; i < own.candidates.total && !own.is_stopped(); ++i) {
      Move move;
      r.nth_move(own.candidates, i, move);
      if (turns.holds(move)) list.add(move);
    }
    if (list.total == 0) list.add(turns.pass_move());
    return !own.is_stopped();
  }
  static void copy(const typename Own::MoveList& from, MoveList& to) {
    to.clear();
    for (int g = 0; g < from.group_count; ++g) {
      const interpreter::Group& group = from.groups[g];
      to.add_group(group.kind, group.mode, group.mover, group.from, from.sites(group), Constants::words);
    }
    for (int i = 0; i < from.move_count; ++i) to.add(from.moves[i]);
  }
  template <class Question, class Instead>
  static bool ask(Machine& m, Question question, Instead instead) {
    if (Own* const own = open(m)) {
      const bool answer = question(*own);
      if (!own->is_stopped()) return answer;
      give_back(m, *own);
    }
    return instead(m);
  }
};

template <class Constants>
constexpr interpreter::CompiledTurns hosted_turns() {
  using H = Hosted<Constants>;
  return {
      H::random_move, H::gather_candidates, H::find_legal_moves, H::finds_move, H::holds, H::has_legal_move,
      H::play,        H::play_randomly};
}

}  // namespace ludens::standalone
