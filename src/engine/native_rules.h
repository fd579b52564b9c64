// native_rules.h - the rules of one game, as engine/turns.h and interpreter/apply.h ask for them, from
// emitted code.
//
// Only emitted code includes it. Its Game says what is known beforehand: constants, kinds, and functions that
// choose among those that were emitted for the rules.
#pragma once

#include "engine/turns.h"
#include "interpreter/apply.h"
#include "native/game.h"

namespace ludens::native {

// Actions are carried out as they come.
template <class World>
struct Direct : World {
  explicit Direct(const World& w) : World(w) {}
  template <class Change>
  void push(ir::OpNumber /*op*/, const Change& change) const {
    if (!this->is_stopped()) change.commit(*this);
  }
};

// What is known of a kind of move.
struct alignas(16) Kind {
  bool is_emitted = false;  // else the interpreter carries it out
  bool pass = false, swap = false, includes_consequences = false, checked = false, direct = false;
  interpreter::Trial trial = interpreter::Trial::Full;
  std::uint8_t from_type = 0, to_type = 0;
  std::uint8_t thens = 0, filters = 0;
  std::uint8_t filter_thens[4] = {};  // how many of the consequences each condition sees
};

template <class Game>
struct Rules {
  using World = typename Game::World;
  Machine& m;
  const World w;
  explicit Rules(Machine& machine) : m(machine), w(machine) {}

  // --- of a turn
  static constexpr int players() { return World::players(); }
  static constexpr bool has_memos() { return Game::has_memos; }
  void clear_registers() const {
    if constexpr (Game::hosts) m.clear_registers();
  }
  static constexpr int phases() { return Game::phases; }
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
  static bool is_checked(int k) { return is<&Kind::checked>(k); }
  static bool is_pass(int k) { return is<&Kind::pass>(k); }
  void list(int phase, int mover) const { Game::list(w, phase, mover); }
  bool any(int phase, int mover) const {
    const interpreter::Asking asking(m.question, m.question.within());
    return Game::any(w, phase, mover);
  }
  bool end(int phase, int mover) const { return Game::end(w, phase, mover); }

  void apply(const Move& move, interpreter::Application how) const {
    if (!is<&Kind::is_emitted>(move.kind) || m.trace) [[unlikely]]
      return m.apply(move, how);
    const bool all = how.with_consequences || is<&Kind::includes_consequences>(move.kind);
    const size_t thens = all ? ~size_t{0} : 0;
    interpreter::apply_bound(*this, move, {.thens = thens, .drops_pending = how.drops_pending});
  }
  bool passes_filters(const Move& move) const {
    if (filter_count(move.kind) == 0) return true;
    if (!is<&Kind::is_emitted>(move.kind)) return m.passes_filters(move);
    return interpreter::filters_hold(*this, move, 0);
  }

  // --- of a move
  struct Aftermath {
    Aftermath(Machine&, const Move&, const interpreter::SiteLevels&) {}
    void note() const {}
  };
  static bool is_direct(int k) { return is<&Kind::direct>(k); }
  static interpreter::Trial trial(int k) { return Game::kinds[k].trial; }
  auto space() const { return w.space(World::default_type()); }
  static interpreter::MoveFacts facts(int k) {
    return {is_pass(k), is<&Kind::swap>(k), number<&Kind::from_type>(k), number<&Kind::to_type>(k)};
  }
  static size_t then_count(int k) { return number<&Kind::thens>(k); }
  static size_t filter_count(int k) { return number<&Kind::filters>(k); }
  static size_t filter_thens(int k, size_t i) { return Game::kinds[k].filter_thens[i]; }
  interpreter::SiteLevels levels(const Move& move) const { return Game::levels(w, move); }
  template <class Gathered>
  static void make_preludes(const Move&, int, Gathered) {}
  void act(const Move& move) const { Game::act(w, move); }
  void act_now(const Move& move) const {
    if constexpr (!Game::hosts_effects) return Game::act(Direct<World>(w), move);
    const bool outer_direct = std::exchange(m.direct, true);
    const size_t outer_from = std::exchange(m.direct_from, m.actions.size());
    Game::act(Direct<World>(w), move);
    m.direct = outer_direct;
    m.direct_from = outer_from;
  }
  void run_then(int k, size_t i) const {
    m.run_effects_of([&] {
      if (m.tick()) [[likely]]
        Game::then(w, k, i);
    });
  }
  bool filter(const Move& move, size_t i) const { return m.tick() && Game::filter(w, move, i); }

 private:
  // What all kinds have in common is a constant.
  template <auto fact>
  static constexpr bool is_common() {
    for (const Kind& kind : Game::kinds)
      if (kind.*fact != Game::kinds[0].*fact) return false;
    return true;
  }
  template <bool Kind::*fact>
  static bool is(int k) {
    if constexpr (is_common<fact>()) return Game::kinds[0].*fact;
    return Game::kinds[k].*fact;
  }
  template <std::uint8_t Kind::*fact>
  static std::uint8_t number(int k) {
    if constexpr (is_common<fact>()) return Game::kinds[0].*fact;
    return Game::kinds[k].*fact;
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
  using Turns = engine::Turns<Rules<Game>>;
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
