// native_rules.h - the rules of one game, as interpreter/turns.h and interpreter/apply.h ask for them, from
// emitted code.
//
// Only emitted code includes it. Its Game says what is known beforehand: constants, kinds, and functions that
// choose among those that were emitted for the rules.
#pragma once

#include "engine/machine_rules.h"
#include "interpreter/scopes.h"
#include "native/game.h"

namespace ludens::native {

template <class Game>
struct Rules : engine::MachineRules, KindFacts<Game> {
  using Kinds = KindFacts<Game>;
  using Kinds::filter_count;
  using World = typename Game::World;
  const World w;
  explicit Rules(Machine& machine) : MachineRules{machine}, w(machine) {}

  // --- of a turn
  static constexpr int players() { return World::players(); }
  static constexpr bool has_memos() { return Game::has_memos; }
  void clear_registers() const {
    if constexpr (Game::hosts) m.clear_registers();
  }
  static constexpr int phases() { return Game::phases; }
  static constexpr bool grows() { return Game::grows; }
  static constexpr bool has_pending() { return Game::has_pending; }
  static constexpr bool plain_turn() { return Game::plain_turn; }
  static constexpr int swap_kind() { return Game::swap_kind; }
  static constexpr int pass_kind() { return Game::pass_kind; }
  static constexpr bool stochastic() { return Game::stochastic; }
  static constexpr bool has_meta_rules() { return Game::has_meta_rules; }
  static constexpr bool satisfy() { return Game::satisfy; }
  static constexpr bool draw_when_all_pass() { return Game::draw_when_all_pass; }
  static constexpr int max_turns() { return Game::max_turns; }
  static constexpr int max_moves() { return Game::max_moves; }
  void list(int phase, int mover) const { Game::list(w, phase, mover); }
  bool any(int phase, int mover) const {
    const interpreter::AskingWithin asking(m.question);
    return Game::any(w, phase, mover);
  }
  bool end(int phase, int mover) const { return Game::end(w, phase, mover); }

  void apply(const Move& move, interpreter::Application how) const {
    if (!Kinds::is_emitted(move.kind) || m.trace) [[unlikely]]
      return m.apply(move, how);
    const bool all = how.with_consequences || Kinds::includes_consequences(move.kind);
    const size_t thens = all ? ~size_t{0} : 0;
    interpreter::apply_bound(*this, move, {.thens = thens, .drops_pending = how.drops_pending});
  }
  bool passes_filters(const Move& move) const {
    if (filter_count(move.kind) == 0) return true;
    if (!Kinds::is_emitted(move.kind)) return m.passes_filters(move);
    return interpreter::filters_hold(*this, move, 0);
  }

  // --- of a move
  using OutsideMove = interpreter::OutsideMove;
  void forget_registers() const { m.clear_registers(); }
  void remember_last(const Move& move, const SiteLevels& levels) const {
    m.remember_last(Kinds::facts(move.kind), move, levels);
  }
  void take_marked() const { m.take_marked(); }
  void drop_pending() const { m.drop_pending(); }
  static constexpr bool drops_pending_first() { return false; }
  struct Aftermath {
    Aftermath(Machine&, const Move&, const interpreter::SiteLevels&) {}
    void note() const {}
  };
  auto space() const { return w.space(World::default_type()); }
  interpreter::SiteLevels levels(const Move& move) const { return Game::levels(w, move); }
  template <class Gathered>
  static void make_preludes(const Move&, int, Gathered) {}
  void act(const Move& move) const { Game::act(w, move); }
  void act_now(const Move& move) const {
    directly([&] { Game::act(Direct<World>(w), move); });
  }
  void run_then(int k, size_t i) const {
    if (Kinds::is_direct_then(k, i)) {
      if (m.tick()) [[likely]]
        directly([&] { Game::then_now(Direct<World>(w), k, i); });
      return;
    }
    m.run_effects_of([&] {
      if (m.tick()) [[likely]]
        Game::then(w, k, i);
    });
  }
  bool filter(const Move& move, size_t i) const { return m.tick() && Game::filter(w, move, i); }

 private:
  // What the interpreter does of it happens at once, too.
  template <class Act>
  void directly(Act act) const {
    if constexpr (!Game::hosts_effects) return act();
    const bool outer_direct = std::exchange(m.direct, true);
    const size_t outer_from = std::exchange(m.direct_from, m.actions.size());
    act();
    m.direct = outer_direct;
    m.direct_from = outer_from;
  }
};

// Do the conditions of the move hold, so many outer ones left aside?
template <class Game>
bool holds(Machine& m, const Move& move, int outer_filters) {
  const Rules<Game> r(m);
  return outer_filters >= static_cast<int>(r.filter_count(move.kind)) ||
         interpreter::filters_hold(r, move, outer_filters);
}

template <class Game>
constexpr interpreter::CompiledTurns turns_of() {
  using Turns = interpreter::Turns<Rules<Game>>;
  using interpreter::MoveList;
  interpreter::CompiledTurns t;
  t.random_move = [](Machine& m, MoveList& list, Random& random, Move& move) {
    return Turns(m).random_move(list, random, move);
  };
  t.gather_candidates = [](Machine& m, MoveList& list) { Turns(m).gather_candidates(list); };
  t.find_legal_moves = [](Machine& m, MoveList& list) { Turns(m).find_legal_moves(list); };
  t.finds_move = [](Machine& m) { return Turns(m).finds_move(); };
  t.holds = [](Machine& m, const Move& move) { return Turns(m).holds(move); };
  t.has_legal_move = [](Machine& m, int player) { return Turns(m).has_legal_move(player); };
  t.play = [](Machine& m, const Move& move, bool with_consequences) {
    Turns(m).play(move, with_consequences);
  };
  t.play_randomly = [](Machine& m, Random& random, MoveList& list, int most, std::uint64_t& signature) {
    return Turns(m).play_randomly(random, list, most, signature);
  };
  return t;
}

}  // namespace ludens::native
