#include "engine/turn.h"

#include <cstring>

#include "engine/machine_rules.h"
#include "engine/simultaneous.h"
#include "interpreter/once.h"
#include "interpreter/puzzle.h"
#include "ir/ops/core.h"
#include "ir/ops/outcomes.h"
#include "ir/places.h"

namespace ludens::engine {

using interpreter::Code;
using runtime::Head;

namespace {

// The rules as the interpreter runs them (turns.h).
struct Interpreted : MachineRules {
  explicit Interpreted(Machine& machine) : MachineRules{machine} {}

  int players() const { return m.layout.players; }
  bool has_memos() const { return m.prepared.memo_size.answers > 0; }
  void clear_registers() const { m.clear_registers(); }
  int phases() const { return static_cast<int>(m.prepared.phases.size()); }
  bool has_pending() const { return m.view.pending != nullptr; }
  bool plain_turn() const { return m.prepared.plain_turn; }
  int swap_kind() const { return m.program.swap_kind; }
  int pass_kind() const { return m.program.pass_kind; }
  bool stochastic() const { return m.program.stochastic; }
  bool has_meta_rules() const { return m.program.meta.forbids(); }
  bool satisfy() const { return m.prepared.satisfy != nullptr; }
  bool draw_when_all_pass() const { return m.program.draw_when_all_pass; }
  int max_turns() const { return m.program.max_turns; }
  int max_moves() const { return m.program.max_moves; }
  const interpreter::KindCode& kind(int k) const { return m.prepared.kinds[static_cast<size_t>(k)]; }
  bool is_checked(int k) const { return kind(k).checked; }
  bool is_pass(int k) const { return kind(k).pass; }
  void list(int phase, int mover) const {
    if (const Code* play = rules(phase).play[static_cast<size_t>(mover)]) interpreter::generate_once(m, play);
  }
  bool any(int phase, int mover) const {
    const Code* play = rules(phase).any_play[static_cast<size_t>(mover)];
    return play && m.any(play);
  }
  bool end(int phase, int mover) const {
    const Code* end = (phase < 0 ? m.prepared.end : rules(phase).end)[static_cast<size_t>(mover)];
    if (end) interpreter::perform_once(m, end);
    return end;
  }
  void apply(const Move& move, interpreter::Application how) const { m.apply(move, how); }
  bool passes_filters(const Move& move) const { return m.passes_filters(move); }

 private:
  const interpreter::PhaseCode& rules(int phase) const {
    return m.prepared.phases[static_cast<size_t>(phase)];
  }
};

using InterpretedTurns = interpreter::Turns<Interpreted>;

// The same for games that have nothing of what only some have. Most time of playouts in small games goes into
// the turn, where asking for each of these would be a tenth of it.
struct PlainInterpreted : Interpreted {
  using Interpreted::Interpreted;

  static bool fits(const Machine& m) { return fits_but_for_swap(m) && m.program.swap_kind < 0; }
  static bool fits_but_for_swap(const Machine& m) {
    return m.prepared.plain_turn && m.view.pending == nullptr && !m.program.meta.forbids() &&
           m.prepared.satisfy == nullptr;
  }
  static constexpr bool grows() { return false; }

  static constexpr int phases() { return 1; }
  static constexpr bool has_pending() { return false; }
  static constexpr bool plain_turn() { return true; }
  static constexpr int swap_kind() { return -1; }
  static constexpr bool has_meta_rules() { return false; }
  static constexpr bool satisfy() { return false; }
};

// Such a game with the pie rule.
struct PlainSwapping : PlainInterpreted {
  using PlainInterpreted::PlainInterpreted;

  static bool fits(const Machine& m) { return fits_but_for_swap(m) && !m.prepared.growth; }
  int swap_kind() const { return Interpreted::swap_kind(); }
};

// Such a game on a board that grows.
struct PlainGrowing : PlainInterpreted {
  using PlainInterpreted::PlainInterpreted;

  static constexpr bool grows() { return true; }
};

// --- one or the other

constexpr interpreter::CompiledTurns kInterpretedTurns = {
    [](Machine& m, MoveList& list, Random& random, Move& move) {
      return InterpretedTurns(m).random_move(list, random, move);
    },
    [](Machine& m, MoveList& list) { InterpretedTurns(m).gather_candidates(list); },
    [](Machine& m, MoveList& list) { InterpretedTurns(m).find_legal_moves(list); },
    [](Machine& m) { return InterpretedTurns(m).finds_move(); },
    [](Machine& m, const Move& move) { return InterpretedTurns(m).holds(move); },
    [](Machine& m, int player) { return InterpretedTurns(m).has_legal_move(player); },
    [](Machine& m, const Move& move, bool with_consequences) {
      InterpretedTurns(m).play(move, with_consequences);
    },
    [](Machine& m, Random& random, MoveList& list, int most, std::uint64_t& signature) {
      if (PlainInterpreted::fits(m) && m.prepared.growth)
        return interpreter::Turns<PlainGrowing>(m).play_randomly(random, list, most, signature);
      if (PlainInterpreted::fits(m))
        return interpreter::Turns<PlainInterpreted>(m).play_randomly(random, list, most, signature);
      if (PlainSwapping::fits(m))
        return interpreter::Turns<PlainSwapping>(m).play_randomly(random, list, most, signature);
      return InterpretedTurns(m).play_randomly(random, list, most, signature);
    }};

const interpreter::CompiledTurns& turns_of(const Machine& m) {
  return m.prepared.turns ? *m.prepared.turns : kInterpretedTurns;
}

bool finds_move(Machine& m) {
  return turns_of(m).finds_move(m);
}
void find_legal_moves(Machine& m, MoveList& list) {
  turns_of(m).find_legal_moves(m, list);
}
void gather_candidates(Machine& m, MoveList& list) {
  turns_of(m).gather_candidates(m, list);
}
bool holds(Machine& m, const Move& move) {
  return turns_of(m).holds(m, move);
}
bool has_legal_move(Machine& m, int player) {
  return turns_of(m).has_legal_move(m, player);
}
void play(Machine& m, const Move& move, bool with_consequences) {
  turns_of(m).play(m, move, with_consequences);
}

// --- phases

int phase_after(Machine& m, const ir::NextPhase& next, int who) {
  if (next.target != ir::NextPhase::kFollowing) return next.target;
  const int player = who >= 1 && who <= m.layout.players ? who : m.head().mover;
  return (m.view.phase[player] + 1) % static_cast<int>(m.program.phases.size());
}

}  // namespace

const interpreter::CompiledTurns& interpreted_turns() {
  return kInterpretedTurns;
}

void change_phases(Machine& m) {
  if (m.program.phases.size() < 2) return;
  const int everybody = m.layout.players + 1;
  for (int p = 1; p <= m.layout.players; ++p) {
    for (const ir::NextPhase& next : m.program.phases[m.view.phase[p]].next) {
      const int who = next.who != ir::kNothing ? m.eval(m.prepared.code(next.who)) : everybody;
      if (who != p && who != everybody) continue;
      if (next.condition != ir::kNothing && !m.test(m.prepared.code(next.condition))) continue;
      m.view.phase[p] = static_cast<std::uint8_t>(phase_after(m, next, who));
      break;
    }
  }
}

// --- the start

namespace {

// Until somebody moves, (last To) and its like speak of what was put down last: the dice, then whatever the
// start rules place.
void note_dice(Machine& m) {
  for (const ir::Container& container : m.program.equipment->containers)
    if (container.kind == ir::ContainerKind::Dice)
      m.head().last_from = m.head().last_to = container.first + container.sites - 1;
}

void note_placement(Head& h, const interpreter::Action& action) {
  const bool placed = action.op == &ir::Op::ActAdd || action.op == &ir::Op::ActSetCount;
  h.last_from = h.last_to = placed ? action.v[0] : -1;
  if (placed)
    h.last_from_type = h.last_to_type = static_cast<std::uint8_t>(action.v[ir::type_index(*action.op)]);
}

// Everything but the dice of the first turn.
void set_up(Machine& m) {
  runtime::reset(m.layout, m.block);
  if (m.history) m.history->positions.clear();
  if (m.prepared.growth)
    runtime::begin_growth(*m.prepared.growth, m.view);  // start rules may ask what exists
  interpreter::place_dice(m);
  note_dice(m);
  bool placed = false;
  for (const ir::NodeId rule : m.program.start) {
    m.clear_registers();
    m.perform(m.prepared.code(rule));
    placed = placed || !m.actions.empty();
    for (size_t i = 0; i < m.actions.size() && !m.is_stopped(); ++i) {
      const interpreter::Action action = m.actions[i];
      action.commit(m, action);
      note_placement(m.head(), action);
    }
    m.actions.clear();
  }
  m.head().turn = 0;
  // A player whose role has a phase of its own starts there.
  for (int p = 1; p <= m.layout.players; ++p)
    for (size_t i = 0; i < m.program.phases.size(); ++i) {
      const ir::Phase& phase = m.program.phases[i];
      if (phase.role != ir::kNothing && m.eval(m.prepared.code(phase.role)) != p) continue;
      m.view.phase[p] = static_cast<std::uint8_t>(i);
      break;
    }
  runtime::note_start(m.head(), placed);
  if (m.prepared.growth) runtime::begin_growth(*m.prepared.growth, m.view);
  interpreter::note_position(m, true);
  if (m.view.sealed) open_round(m);
}

// A simulation goes on as long as anything happens.
void stop_at_rest(Machine& m) {
  if (!finds_move(m)) runtime::end_game(m.view, 0);
}

// A start without chance is worked out once.
void set_up_again(Machine& m) {
  Machine::Image& image = m.start_image;
  if (image.known) {
    std::memcpy(m.block, image.block.data(), static_cast<size_t>(m.layout.bytes));
    if (m.history) m.history->positions = image.positions;
    return;
  }
  const long draws = m.chance ? m.chance->draws : 0;
  set_up(m);
  // A game of a match may begin according to what has been.
  image.chancy = image.chancy || !m.chance || m.chance->draws != draws || m.view.match;
  if (image.chancy || !m.history || m.is_stopped()) return;
  image.block.resize(static_cast<size_t>(m.layout.bytes) / 8);
  std::memcpy(image.block.data(), m.block, static_cast<size_t>(m.layout.bytes));
  image.positions = m.history->positions;
  image.known = true;
}

}  // namespace

void start(Machine& m) {
  connect(m);
  within_limits(m, [&] {
    set_up_again(m);
    interpreter::draw_dice(m);
    if (m.program.mode == ir::kSimulation) stop_at_rest(m);
    if (m.prepared.growth) settle_growth(m);
  });
}

// --- limits

// Nobody has a place where only the time was up.
void give_up(Machine& m) {
  const runtime::Limit limit = m.reached;
  m.abandon();
  if (limit == runtime::Limit::Time)
    m.head().over = 1;
  else
    runtime::draw_by_limit(m.layout, m.view);
  m.head().limit = static_cast<std::uint8_t>(limit);
}

// --- boards that grow

void settle_growth(Machine& m) {
  const runtime::GrowthTables& growth = *m.prepared.growth;
  if (growth.expansion != ir::Expansion::Rules || is_over(m) || m.is_stopped()) return;
  runtime::widen_growth(growth, m.view);
  const interpreter::ScratchMoves scratch(m);
  find_legal_moves(m, scratch.list);
  const interpreter::Scratch<std::vector<SetWord>> wanted(m);
  wanted.list.assign(static_cast<size_t>(m.words), 0);
  for (int i = 0; i < scratch.list.total && !m.is_stopped(); ++i) {
    Move move;
    nth_move(m, scratch.list, i, move);
    if (move.to >= 0) set_bit(wanted.list.data(), move.to);
  }
  runtime::narrow_growth(growth, m.view, wanted.list.data());
}

// --- what turns need beside the rules

bool draw_puzzle_move(Machine& m, MoveList& list, Random& random, Move& move) {
  list.clear();
  m.clear_registers();
  if (is_over(m) || !interpreter::draw_value(m, *m.prepared.satisfy, random, list)) return false;
  nth_move(m, list, 0, move);
  return true;
}

void close_ply(Machine& m, bool stuck) {
  const bool over = m.head().over;
  if (m.view.sealed) {
    if (stuck && !over) runtime::apply_result(m.layout, m.view, runtime::ResultKind::Draw, 0, true);
    open_round(m);
  } else if (m.program.mode == ir::kSimulation && !over) {
    interpreter::draw_dice(m);
    stop_at_rest(m);
  }
}

bool make_round(Machine& m, const Move& move, bool with_consequences, int& mover, bool& stuck) {
  if (!seal(m, move)) return false;
  m.head().keeps_turn = 0;
  m.head().decided = -1;
  make_choices(m, with_consequences);
  mover = m.head().mover;
  stuck = all_were_stuck(m);
  return true;
}

// --- what others ask for

void candidate_moves(Machine& m, MoveList& list) {
  within_limits(m, [&] { gather_candidates(m, list); });
  if (is_over(m)) list.clear();
}

bool is_legal(Machine& m, const Move& move) {
  bool legal = false;
  return within_limits(m, [&] { legal = holds(m, move); }) && legal;
}

bool any_move(Machine& m) {
  bool some = false;
  return within_limits(m, [&] { some = finds_move(m); }) && some;
}

void legal_moves(Machine& m, MoveList& list) {
  within_limits(m, [&] { find_legal_moves(m, list); });
  if (is_over(m)) list.clear();
}

bool random_move(Machine& m, MoveList& list, Random& random, Move& move) {
  return turns_of(m).random_move(m, list, random, move);
}

int play_randomly(Machine& m, Random& random, MoveList& list, int most, std::uint64_t& signature) {
  return turns_of(m).play_randomly(m, random, list, most, signature);
}

void connect(Machine& m) {
  m.has_legal_move = has_legal_move;
  m.legal_moves = find_legal_moves;
  m.play = [](Machine& inside, const Move& move) { play(inside, move, true); };
}

namespace {

// Only here, since rules that look ahead would look ahead again in what the board then asks of them.
void make(Machine& m, const Move& move, bool with_consequences) {
  within_limits(m, [&] {
    play(m, move, with_consequences);
    if (m.prepared.growth) settle_growth(m);
  });
}

}  // namespace

void apply(Machine& m, const Move& move) {
  if (limit_of(m) != runtime::Limit::None) [[unlikely]]
    return;
  make(m, move, true);
}

void apply_without_consequences(Machine& m, const Move& move) {
  if (limit_of(m) != runtime::Limit::None) return;
  make(m, move, false);
}

}  // namespace ludens::engine
