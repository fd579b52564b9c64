// longest_ops.cpp - moves that begin the longest turn, or that take the most.
#include <optional>

#include "interpreter/emit.h"
#include "interpreter/op_call.h"
#include "ir/ops/order.h"

namespace ludens::interpreter {

namespace {

constexpr int kMaxLookahead = 60;     // moves of one turn
constexpr int kMaxPositions = 20000;  // looked at for one list of moves
constexpr size_t kAheadSlots = 1 << 12;

// --- positions looked at before. A rule may ask for the longest turn in every position of the longest turn,
// so that the same positions come up again, twice as often with each move ahead.

// Null where positions cannot be told apart by the state's block alone.
Machine::TurnWorth* slot_of(Machine& m, std::uint64_t key) {
  if (m.layout.small_bytes != m.layout.bytes) return nullptr;
  if (m.turn_worths.empty()) m.turn_worths.resize(kAheadSlots);
  return &m.turn_worths[key & (kAheadSlots - 1)];
}

std::uint64_t mixed_with(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
  return hash ^ (hash >> 29);
}

// Of the whole state and what may be asked of the past.
std::uint64_t key_of(const Machine& m, bool by_value) {
  std::uint64_t hash =
      (by_value ? 1u : 0u) | (m.question.is_stuck ? 2u : 0u) | (m.question.is_threat ? 4u : 0u);
  const auto* const words = reinterpret_cast<const std::uint64_t*>(m.block);
  for (int i = 0; i < m.layout.small_bytes / 8; ++i) hash = mixed_with(hash, words[i]);
  if (m.history)
    for (const std::uint64_t position : m.history->positions) hash = mixed_with(hash, position);
  return hash;
}

struct Greed {
  Machine& m;
  bool by_value;
  int positions = 0;

  // What the actions of a move take, as the position before it values the pieces.
  int taken(const Move& move) {
    const ScratchActions scratch(m);
    std::vector<Action>& actions = scratch.list;
    const Machine::Saved saved = m.save();
    {
      const SavedRegisters registers(m);
      const Asking asking(m.question, m.question.within());
      m.trace = &actions;
      m.head().keeps_turn = 0;
      m.apply(move);
    }
    int count = 0;
    if (m.view.to_remove && !m.head().keeps_turn)
      count = by_value ? 0 : count_bits(m.view.to_remove, m.words);
    m.restore(saved);
    for (const Action& action : actions) {
      if (action.op != &Op::ActRemove) continue;
      if (!by_value) {
        ++count;
        continue;
      }
      const Space& s = m.space(action.v[2]);
      const int site = action.v[0];
      if (s.value && site >= 0 && site < s.sites) count += s.value[runtime::index_of(s, site, action.v[1])];
    }
    return count;
  }

  int own(const Move& move) { return by_value ? taken(move) : 1; }

  // How much the rest of the turn is worth; nothing where the turn must go on and cannot.
  std::optional<int> rest(int depth) {
    if (m.is_stopped() || m.head().over || m.head().prev != m.head().mover) return 0;
    if (depth >= kMaxLookahead || positions > kMaxPositions) return 0;
    const std::uint64_t key = key_of(m, by_value);
    if (const Machine::TurnWorth* known = slot_of(m, key);
        known && known->key == key && known->round == m.worth_round)
      return known->worth < 0 ? std::nullopt : std::optional<int>(known->worth);
    const std::optional<int> best = best_of_all(depth);
    if (Machine::TurnWorth* slot = slot_of(m, key); slot && positions <= kMaxPositions)
      *slot = {key, m.worth_round, best.value_or(-1)};
    return best;
  }

  std::optional<int> best_of_all(int depth) {
    const ScratchMoves scratch(m);
    MoveList& next = scratch.list;
    m.longest = {};
    m.legal_moves(m, next);
    // The same question was asked there: all that are legal measure alike.
    if (m.longest.moves > 0 && m.longest.moves == next.total && m.longest.by_value == by_value)
      return m.longest.most;
    std::optional<int> best;
    for (const Move& further : next.moves) {
      if (m.is_stopped()) break;
      if (const std::optional<int> worth = with_rest(further, depth + 1))
        best = std::max(best.value_or(0), *worth);
    }
    return best;
  }

  // Of the move and all that may follow it within the turn.
  std::optional<int> with_rest(const Move& move, int depth) {
    const int worth = own(move);
    if (++positions > kMaxPositions) return worth;
    const Machine::Saved saved = m.save();
    std::optional<int> more;
    {
      const SavedRegisters registers(m);
      const Asking asking(m.question, m.question.within());
      m.play(m, move);
      more = rest(depth);
    }
    m.restore(saved);
    return more ? std::optional<int>(worth + *more) : std::nullopt;
  }

  // The length of the longest turn that begins with the move, or what it takes.
  int total(const Move& move) { return with_rest(move, 0).value_or(0); }
};

// What is to be measured. `unprefixed`: the same moves without what is done first, as played from the
// position that follows it.
struct Candidates {
  Lazy<Type::Moves> moves, unprefixed;
  int filters;
};

// Keeps the moves that measure most.
template <Sink sink, class Measure>
bool keep_most(Machine& m, const Candidates& from, Measure measure) {
  const ScratchMoves gathered(m);
  const ScratchMoves gathered_unprefixed(m);
  const Scratch<std::vector<Move>> kept(m);
  const Scratch<std::vector<Move>> kept_bare(m);
  MoveList& candidates = gathered.list;
  MoveList& unprefixed = gathered_unprefixed.list;
  std::vector<Move>& moves = kept.list;
  std::vector<Move>& measured = kept_bare.list;  // the same, as they are played from here
  {
    const SavedRegisters registers(m);
    list_moves(m, into(Sink::List, from.moves), candidates);
    if (from.unprefixed) list_moves(m, from.unprefixed, unprefixed);
    for (int i = 0; i < candidates.total; ++i) {
      const Move move = nth_move(m, candidates, i);
      m.bind(move);
      if (!m.holds_inside(move.kind, from.filters)) continue;
      moves.push_back(move);
      measured.push_back(i < unprefixed.total ? nth_move(m, unprefixed, i) : move);
    }
  }
  const ScratchList totals(m);
  std::vector<int>& counts = totals.list;
  for (const Move& move : measured) {
    if (m.is_stopped()) return true;
    counts.push_back(measure(move));
  }
  const int most = counts.empty() ? 0 : std::max(0, *std::ranges::max_element(counts));
  m.longest.most = most;
  m.longest.moves = static_cast<int>(std::ranges::count(counts, most));
  const SavedRegisters registers(m);
  for (size_t i = 0; i < moves.size(); ++i) {
    if (counts[i] != most) continue;
    m.bind(moves[i]);
    if (emit<sink>(m, moves[i].kind)) return true;
  }
  return false;
}

template <Sink sink>
bool op_longest_moves(Machine& m, Lazy<Type::Moves> moves, Lazy<Type::Bool> by_value,
                      Lazy<Type::Moves> unprefixed, int filters) {
  if (sink == Sink::Any || !m.play || !m.legal_moves) return m.generate(moves);
  Greed greed{m, by_value && m.test(by_value)};
  if (m.look_aheads++ == 0) ++m.worth_round;
  const bool stopped =
      keep_most<sink>(m, {moves, unprefixed, filters}, [&](const Move& move) { return greed.total(move); });
  --m.look_aheads;
  m.longest.by_value = greed.by_value;
  return stopped;
}

template <Sink sink>
bool op_greediest_moves(Machine& m, Lazy<Type::Moves> moves, Lazy<Type::Bool> by_value,
                        Lazy<Type::Moves> unprefixed, int filters) {
  if (sink == Sink::Any) return m.generate(moves);
  Greed greed{m, by_value && m.test(by_value)};
  const bool stopped =
      keep_most<sink>(m, {moves, unprefixed, filters}, [&](const Move& move) { return greed.taken(move); });
  m.longest = {};
  return stopped;
}

}  // namespace

void add_longest_ops(OpTable& t);

void add_longest_ops(OpTable& t) {
  set_op_by_sink<Op::LongestMoves>(t, []<Sink sink>() { return op_longest_moves<sink>; });
  set_op_by_sink<Op::GreediestMoves>(t, []<Sink sink>() { return op_greediest_moves<sink>; });
}

}  // namespace ludens::interpreter
