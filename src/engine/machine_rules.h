// machine_rules.h - what a turn asks for (turns.h) that is the same for all who play on the interpreter's
// machine: the interpreter's rules, and emitted ones.
#pragma once

#include "engine/meta.h"
#include "engine/turn.h"
#include "interpreter/dice.h"
#include "interpreter/listing.h"
#include "interpreter/machine.h"
#include "interpreter/positions.h"
#include "interpreter/turns.h"
#include "runtime/outcome.h"

namespace ludens::engine {

using interpreter::Application;

// The same with the interpreter's rules, whoever else may play the game.
const interpreter::CompiledTurns& interpreted_turns();

// --- rare parts (turn.cpp)

void change_phases(Machine& m);
void close_ply(Machine& m, bool stuck);
// Where the rules say which sites of a board that grows exist: those where the mover may put something now.
void settle_growth(Machine& m);
// Seals a choice of simultaneous moves. Where it was the last, the round is made: `mover` is whose round it
// was, `stuck` whether nobody could do anything.
bool make_round(Machine& m, const Move& move, bool with_consequences, int& mover, bool& stuck);
bool draw_puzzle_move(Machine& m, MoveList& list, Random& random, Move& move);

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

struct MachineRules {
  using Machine = interpreter::Machine;
  using MoveList = interpreter::MoveList;
  using ScratchMoves = interpreter::ScratchMoves;
  using SavedRegisters = interpreter::SavedRegisters;
  using TrialChance = engine::TrialChance;
  Machine& m;

  int words() const { return m.words; }
  int owner(int what) const { return m.owner(what); }
  static constexpr bool keeps_counter() { return true; }
  static constexpr bool keeps_passes() { return true; }
  static constexpr bool keeps_stuck() { return true; }
  static constexpr bool keeps_decided() { return true; }
  bool is_simultaneous() const { return m.view.sealed != nullptr; }
  bool grows() const { return m.prepared.growth != nullptr; }
  void grow() const { runtime::grow(*m.prepared.growth, m.view); }
  void settle_growth() const { engine::settle_growth(m); }
  int tiles() const {
    return count_bits(runtime::grown_set(m.view, m.words, runtime::Grown::Pieces), m.words);
  }
  bool is_growth_due() const { return m.view.growth->due != 0; }
  bool has_visited() const { return m.view.visited != nullptr; }
  int phase(int player) const { return m.view.phase[player]; }
  // Few games have any of these: whether this one has is asked here, where no call is needed for that.
  void change_phases() const {
    if (m.prepared.phases.size() > 1) engine::change_phases(m);
  }
  void note_position() const {
    if (m.program.uses.repetitions != 0 || m.program.uses.cycle) interpreter::note_position(m, false);
  }
  void draw_dice() const {
    if (m.view.dice) interpreter::draw_dice(m);
  }
  void note_visited() const {
    const runtime::Head& h = m.head();
    if (h.mover != h.next) return clear_words(m.view.visited, m.words);
    if (h.last_from >= 0) set_bit(m.view.visited, h.last_from);
    if (h.last_to >= 0) set_bit(m.view.visited, h.last_to);
  }
  void close_ply(bool stuck) const {
    if (m.view.sealed || m.program.mode == ir::kSimulation) engine::close_ply(m, stuck);
  }
  bool make_round(const Move& move, bool with_consequences, int& mover, bool& stuck) const {
    return engine::make_round(m, move, with_consequences, mover, stuck);
  }
  bool draw_puzzle_move(MoveList& list, Random& random, Move& move) const {
    return engine::draw_puzzle_move(m, list, random, move);
  }
  bool breaks_meta_rule(const Move& move) const { return engine::breaks_meta_rule(m, move); }
  void finish_move(Application how) const {
    if (m.view.to_remove || m.program.meta.automove || m.program.meta.gravity) engine::finish_move(m, how);
  }
  void nth_move(const MoveList& list, int n, Move& move) const { interpreter::nth_move(m, list, n, move); }
  static void drop(MoveList& list, int n) { list.drop(n); }
  void draw_all() const { runtime::apply_result(m.layout, m.view, runtime::ResultKind::Draw, 0, true); }
  void draw_by_limit() const { runtime::draw_by_limit(m.layout, m.view); }
  void give_up() const { engine::give_up(m); }
  bool limit() const { return limit_of(m) != runtime::Limit::None; }
};

}  // namespace ludens::engine
