#include "engine/turn.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "engine/meta.h"
#include "engine/simultaneous.h"
#include "interpreter/dice.h"
#include "interpreter/once.h"
#include "interpreter/positions.h"
#include "interpreter/puzzle.h"
#include "ir/ops/core.h"
#include "ir/ops/outcomes.h"
#include "ir/places.h"
#include "runtime/course.h"
#include "runtime/outcome.h"

namespace ludens::engine {

using interpreter::Group;
using runtime::Head;

namespace {

Move pass_move(const Machine& m) {
  Move move;
  move.kind = static_cast<std::uint16_t>(m.program.pass_kind);
  move.mover = static_cast<std::uint16_t>(m.view.head->mover);
  return move;
}

const ir::Phase& phase_of(Machine& m, int player) {
  return m.program.phases[m.view.phase[player]];
}

const interpreter::PhaseCode& rules_of(Machine& m, int player) {
  return m.prepared.phases[m.view.phase[player]];
}

void generate(Machine& m, MoveList& list) {
  m.clear_registers();
  MoveList* const outer_list = std::exchange(m.list, &list);
  const std::uint32_t outer = m.epoch;
  m.begin_epoch();
  const int mover = m.head().mover;
  if (const interpreter::Code* play = rules_of(m, mover).play[mover]) interpreter::generate_once(m, play);
  m.epoch = outer;
  m.list = outer_list;
}

bool is_swap_due(Machine& m) {
  return m.program.swap_kind >= 0 && m.head().ply == m.layout.players - 1;
}

// Somebody else must have moved before.
bool offers_swap(Machine& m) {
  return is_swap_due(m) && m.head().run_mover != m.head().mover;
}

// Would the next player, or the mover, have a move? Asked by (no Moves).
bool has_legal_move(Machine& m, int player) {
  if (is_swap_due(m)) return true;
  const interpreter::Code* play = rules_of(m, player).any_play[m.head().mover];
  const interpreter::SavedRegisters registers(m);
  m.clear_registers();
  const std::uint32_t outer = m.epoch;
  m.begin_epoch();
  const bool some = play && m.any(play);
  m.epoch = outer;
  return some;
}

// The end rules of a phase or of the game; then a full round of passes is a draw.
void run_end_rules(Machine& m, const interpreter::Code* rules) {
  if (!rules) return;
  interpreter::perform_once(m, rules);
  if (!m.head().over && m.program.draw_when_all_pass && runtime::all_passed(m.head(), m.layout.players))
    runtime::apply_result(m.layout, m.view, runtime::ResultKind::Draw, 0, true);
  m.head().losses_now = 0;
}

bool is_too_long(const Machine& m) {
  const Head& h = *m.view.head;
  const int players = std::max(1, m.layout.players);
  return h.turn + 1 >= m.program.max_turns * players || h.ply >= m.program.max_moves;
}

void judge(Machine& m) {
  const int mover = m.head().mover;
  if (const interpreter::Code* of_phase = rules_of(m, mover).end[mover]) run_end_rules(m, of_phase);
  if (!m.head().over) run_end_rules(m, m.prepared.end[mover]);
  if (!m.head().over && is_too_long(m)) runtime::draw_by_limit(m.layout, m.view);
}

int phase_after(Machine& m, const ir::NextPhase& next, int who) {
  if (next.target != ir::NextPhase::kFollowing) return next.target;
  const int player = who >= 1 && who <= m.layout.players ? who : m.head().mover;
  return (m.view.phase[player] + 1) % static_cast<int>(m.program.phases.size());
}

void change_phases(Machine& m) {
  if (m.program.phases.size() < 2) return;
  const int everybody = m.layout.players + 1;
  for (int p = 1; p <= m.layout.players; ++p) {
    for (const ir::NextPhase& next : phase_of(m, p).next) {
      const int who = next.who != ir::kNothing ? m.eval(m.prepared.code(next.who)) : everybody;
      if (who != p && who != everybody) continue;
      if (next.condition != ir::kNothing && !m.test(m.prepared.code(next.condition))) continue;
      m.view.phase[p] = static_cast<std::uint8_t>(phase_after(m, next, who));
      break;
    }
  }
}

void change_turn(Machine& m) {
  Head& h = m.head();
  if (m.view.visited) {
    if (h.mover != h.next) {
      clear_words(m.view.visited, m.words);
    } else {
      if (h.last_from >= 0) set_bit(m.view.visited, h.last_from);
      if (h.last_to >= 0) set_bit(m.view.visited, h.last_to);
    }
  }
  h.prev = h.mover;
  h.mover = h.next;
  if (h.prev == h.mover && !h.last_swap) {
    ++h.turns_of_mover;
  } else {
    h.turns_of_mover = 0;
    ++h.turn;
  }
  const auto following = [&](int player) { return player == m.layout.players ? 1 : player + 1; };
  int next = following(h.mover);
  while (!runtime::is_active(m.view, next)) next = following(next);
  h.next = next;
}

}  // namespace

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

}  // namespace

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

namespace {

// Everything but the dice of the first turn.
void set_up(Machine& m) {
  runtime::reset(m.layout, m.block);
  if (m.history) m.history->positions.clear();
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
  interpreter::note_position(m, true);
  if (m.view.sealed) open_round(m);
}

bool finds_move(Machine& m);

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
  m.view.attach(m.layout, m.block);
  connect(m);
  within_limits(m, [&] {
    set_up_again(m);
    interpreter::draw_dice(m);
    if (m.program.mode == ir::kSimulation) stop_at_rest(m);
  });
}

namespace {

// Inline in playouts, where every call counts.
[[gnu::always_inline]] inline void gather_candidates(Machine& m, MoveList& list) {
  list.clear();
  if (is_over(m)) return;
  generate(m, list);
  if (m.program.swap_kind < 0 || !offers_swap(m)) return;
  Move swap = pass_move(m);
  swap.kind = static_cast<std::uint16_t>(m.program.swap_kind);
  list.moves.push_back(swap);
  ++list.total;
}

}  // namespace

void candidate_moves(Machine& m, MoveList& list) {
  within_limits(m, [&] { gather_candidates(m, list); });
  if (is_over(m)) list.clear();
}

namespace {

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

}  // namespace

namespace {

bool holds(Machine& m, const Move& move) {
  if (!m.prepared.kinds[move.kind].checked) return true;
  if (!m.program.stochastic) return m.passes_filters(move) && !breaks_meta_rule(m, move);
  const TrialChance aside(m);
  return m.passes_filters(move) && !breaks_meta_rule(m, move);
}

bool finds_move(Machine& m) {
  if (is_over(m)) return false;
  if (offers_swap(m)) return true;
  const ir::MetaRules& meta = m.program.meta;
  if (!meta.pin && !meta.no_suicide && !meta.no_stack_on_fallen && meta.no_repeat == ir::Repetition::None) {
    m.clear_registers();
    const int mover = m.head().mover;
    const interpreter::Code* play = rules_of(m, mover).any_play[mover];
    return play && m.any(play);
  }
  const interpreter::ScratchMoves scratch(m);
  MoveList& list = scratch.list;
  gather_candidates(m, list);
  for (int i = 0; i < list.total && !m.is_stopped(); ++i)
    if (holds(m, nth_move(m, list, i))) return true;
  return false;
}

void find_legal_moves(Machine& m, MoveList& list) {
  gather_candidates(m, list);
  if (is_over(m)) return;
  std::vector<Move>& kept = list.kept;
  kept.clear();
  for (int i = 0; i < list.total && !m.is_stopped(); ++i) {
    const Move move = nth_move(m, list, i);
    if (holds(m, move)) kept.push_back(move);
  }
  list.clear();
  if (kept.empty()) kept.push_back(pass_move(m));
  list.moves.assign(kept.begin(), kept.end());
  list.total = static_cast<int>(list.moves.size());
}

}  // namespace

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

namespace {

// Takes the n-th candidate out of the list.
void drop(MoveList& list, int n) {
  --list.total;
  int before = 0;
  bool found = false;
  for (Group& group : list.groups()) {
    if (!found && n < group.upto) {
      clear_bit(list.sites(group), nth_bit(list.sites(group), n - before));
      found = true;
    }
    before = group.upto;
    group.upto -= found;
  }
  if (found) return;
  list.moves[static_cast<size_t>(n - before)] = list.moves.back();
  list.moves.pop_back();
}

}  // namespace

namespace {

// Of a puzzle, without the list of all moves.
bool draw_puzzle_move(Machine& m, MoveList& list, Random& random, Move& move) {
  list.clear();
  m.clear_registers();
  if (is_over(m) || !interpreter::draw_value(m, *m.prepared.satisfy, random, list)) return false;
  nth_move(m, list, 0, move);
  return holds(m, move);
}

bool draw_move(Machine& m, MoveList& list, Random& random, Move& move) {
  if (m.prepared.satisfy && draw_puzzle_move(m, list, random, move)) [[unlikely]]
    return true;
  gather_candidates(m, list);
  while (list.total > 0) {
    const int n = list.total == 1 ? 0 : random.below(list.total);
    nth_move(m, list, n, move);
    if (!m.prepared.kinds[move.kind].checked || holds(m, move)) return true;
    if (m.is_stopped()) break;
    drop(list, n);
  }
  move = pass_move(m);
  return false;
}

}  // namespace

bool random_move(Machine& m, MoveList& list, Random& random, Move& move) {
  const bool drawn = m.begin_steps() && draw_move(m, list, random, move);
  if (!m.is_stopped()) [[likely]]
    return drawn;
  give_up(m);
  move = pass_move(m);
  return false;
}

namespace {

// What is left to do once the ply is done, where players do not move in turn. Where everybody is stuck,
// nobody will ever move again.
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

// The last of those who choose at the same time has chosen; who is the mover now?
int make_round(Machine& m, bool with_consequences) {
  m.head().keeps_turn = 0;
  m.head().decided = -1;
  make_choices(m, with_consequences);
  return m.head().mover;
}

// Makes the move. Did the player pass?
[[gnu::always_inline]] inline bool make_move(Machine& m, const Move& move, bool with_consequences,
                                             bool plain) {
  Head& h = m.head();
  h.keeps_turn = 0;
  // A player who makes a move was not stuck; one who passes may have been.
  const std::uint32_t bit = 1u << h.mover;
  const bool pass = m.prepared.kinds[move.kind].pass;
  const bool stuck = pass && !has_legal_move(m, h.mover);
  h.stalemated = stuck ? h.stalemated | bit : h.stalemated & ~bit;
  const interpreter::Application how{with_consequences, m.view.pending != nullptr};
  h.decided = -1;
  if (plain) {
    m.apply(move, how);
  } else {
    carry_out(m, move, how);
    m.clear_registers();
  }
  return pass;
}

void play(Machine& m, const Move& move, bool with_consequences) {
  Head& h = m.head();
  int mover = h.mover;
  const bool plain = m.prepared.plain_turn;
  bool pass = false;
  if (!plain && m.view.sealed) {
    if (!seal(m, move)) return;
    mover = make_round(m, with_consequences);
    pass = all_were_stuck(m);
  } else {
    pass = make_move(m, move, with_consequences, plain);
  }
  judge(m);
  if (!plain && h.active != 0) change_phases(m);
  ++h.counter;
  if (!plain) interpreter::note_position(m, false);
  if (h.active == 0) {
    h.prev = mover;
  } else {
    change_turn(m);
    if (!plain && !h.over) interpreter::draw_dice(m);
    h.passes = pass ? static_cast<std::int16_t>(h.passes + 1) : std::int16_t{0};
  }
  if (!plain) close_ply(m, pass);
}

}  // namespace

void connect(Machine& m) {
  m.has_legal_move = has_legal_move;
  m.legal_moves = find_legal_moves;
  m.play = [](Machine& inside, const Move& move) { play(inside, move, true); };
}

void apply(Machine& m, const Move& move) {
  if (limit_of(m) != runtime::Limit::None) [[unlikely]]
    return;
  within_limits(m, [&] { play(m, move, true); });
}

void apply_without_consequences(Machine& m, const Move& move) {
  if (limit_of(m) != runtime::Limit::None) return;
  within_limits(m, [&] { play(m, move, false); });
}

}  // namespace ludens::engine
