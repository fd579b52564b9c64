// control_ops.cpp - order and choice among moves: loops, sequences, preludes, chance.
#include <algorithm>

#include "interpreter/aside.h"
#include "ir/ops/order.h"

namespace ludens::interpreter {

namespace {

constexpr int kMaxIterations = 10000;  // of a while

bool op_for_list(Machine& m, const Code& c) {
  const ScratchList values(m);
  m.eval(c.args[0], values.list);
  const Bind bound(m, static_cast<Reg>(c.imm[0]));
  for (size_t i = 0; i < values.list.size(); ++i) {
    bound.slot = values.list[i];
    if (m.generate(c.args[1])) return true;
  }
  return false;
}

bool op_for_teams(Machine& m, const Code& c) {
  if (!m.view.team) return false;
  const Bind bound(m, Reg::Team);
  for (int team = 1; team <= m.layout.players; ++team) {
    bool some = false;
    for (int p = 1; p <= m.layout.players; ++p) some = some || m.view.team[p] == team;
    if (!some) continue;
    bound.slot = team;
    if (m.generate(c.args[0])) return true;
  }
  return false;
}

// Whether moves exist, filters further out than `depth` left aside.
bool some_inside(Machine& m, const Code* moves, int depth) {
  const Sink sink = m.sink;
  const int base = m.filter_base;
  const int reach = m.reach;
  m.sink = Sink::Any;
  m.filter_base = depth;
  m.reach = -1;
  const bool some = m.generate(moves);
  m.sink = sink;
  m.filter_base = base;
  m.reach = reach;
  return some;
}

// --- doing one thing first

// As an effect, each move carries the actions that came first.
void prepend(Machine& m, const Machine::Mark& since, const std::vector<Action>& first) {
  const auto count = static_cast<std::uint32_t>(first.size());
  m.check_actions(first.size() * (m.subs.size() - since.sub));
  for (size_t s = m.subs.size(); s-- > since.sub;) {
    m.actions.insert(m.actions.begin() + m.subs[s].first_action, first.begin(), first.end());
    for (size_t later = s + 1; later < m.subs.size(); ++later) m.subs[later].first_action += count;
  }
}

// Carries the moves out, and lists what they did in the order in which moves that follow carry it along. That
// is the reference system's: each goes in as far behind the front as the one before it is long, so that from
// the third on they come before what happened earlier.
void carry_out_first(Machine& m, const Code* moves, std::vector<Action>& all) {
  const ScratchActions scratch(m);
  std::vector<Action>& one = scratch.list;
  const Machine::Mark since = m.mark();
  m.gather(moves);
  m.trace = &one;
  const size_t end = m.subs.size();
  size_t at = 0;
  for (size_t s = since.sub; s < end; ++s) {
    one.clear();
    m.carry_out_sub(s, false);
    if (all.size() + one.size() > m.limits.actions) m.give_up(runtime::Limit::Actions);
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(at), one.begin(), one.end());
    at = one.size();
  }
  m.trace = nullptr;
  m.drop(since);
}

bool op_prelude_effect(Machine& m, const Code& c) {
  const ScratchActions scratch(m);
  std::vector<Action>& first = scratch.list;
  const Machine::Saved saved = m.save();
  carry_out_first(m, c.args[0], first);
  if (m.sink == Sink::Merge) m.actions.insert(m.actions.end(), first.begin(), first.end());
  const Machine::Mark since = m.mark();
  m.generate(c.args[1]);
  if (m.sink == Sink::Effect && m.subs.size() == since.sub && c.args[2]) m.generate(c.args[2]);
  m.restore(saved);
  if (m.sink == Sink::Effect) prepend(m, since, first);
  return false;
}

bool op_prelude(Machine& m, const Code& c) {
  if (m.sink != Sink::List && m.sink != Sink::Any) return op_prelude_effect(m, c);
  const Machine::Saved saved = m.save();
  m.run_effects(c.args[0]);
  m.begin_epoch();
  ++m.prelude_base;
  bool stop = false;
  if (c.args[2] && !some_inside(m, c.args[1], c.imm[0])) {
    stop = m.generate(c.args[2]);
  } else {
    stop = m.generate(c.args[1]);
  }
  --m.prelude_base;
  m.restore(saved);
  return stop;
}

// --- one after another. The moves are carried out to see what comes next, undone, and handed on.

bool op_while(Machine& m, const Code& c) {
  if (m.sink == Sink::Any) return m.test(c.args[0]) && m.generate(c.args[1]);
  if (m.sink == Sink::List) return false;
  const bool merged = m.sink == Sink::Merge;
  const Machine::Saved saved = m.save();
  const Machine::Mark all = m.mark();
  for (int i = 0; m.test(c.args[0]); ++i) {
    if (i == kMaxIterations) m.give_up(runtime::Limit::Loop);
    const Machine::Mark since = m.mark();
    m.gather(c.args[1]);
    m.carry_out(since, false);
  }
  m.restore(saved);
  if (merged) m.subs.resize(all.sub);
  return false;
}

// Each is handed on with all that followed it.
bool op_sequence(Machine& m, const Code& c) {
  if (m.sink == Sink::Any) return c.arg_count > 0 && m.generate(c.args[0]);
  if (m.sink == Sink::List) return false;
  const ScratchActions scratch(m);
  std::vector<Action>& done = scratch.list;
  const Scratch<std::vector<SubMove>> kept(m);
  std::vector<SubMove>& parts = kept.list;
  const Machine::Saved saved = m.save();
  m.trace = &done;
  for (int i = 0; i < c.arg_count; ++i) {
    const Machine::Mark since = m.mark();
    m.gather(c.args[i]);
    const size_t end = m.subs.size();
    for (size_t s = since.sub; s < end; ++s) {
      parts.push_back(m.subs[s]);
      parts.back().first_action = static_cast<std::uint32_t>(m.actions.size() + done.size());
      m.carry_out_sub(s, true);
    }
    for (size_t p = parts.size() - (end - since.sub); p < parts.size(); ++p)
      parts[p].first_action -= static_cast<std::uint32_t>(m.actions.size() - since.action);
    m.drop(since);
  }
  m.trace = nullptr;
  m.restore(saved);
  for (SubMove& part : parts) part.first_then = static_cast<std::uint32_t>(m.thens.size());
  if (m.sink != Sink::Merge) m.subs.insert(m.subs.end(), parts.begin(), parts.end());
  m.actions.insert(m.actions.end(), done.begin(), done.end());
  return false;
}

// --- one of them

bool op_choose(Machine& m, const Code& c) {
  if (m.sink != Sink::Any && m.sink != Sink::List) return m.generate(c.args[0]);
  const Machine::Mark since = m.mark();
  m.gather(c.args[1]);
  const Scratch<std::vector<SubMove>> kept(m);
  std::vector<SubMove>& parts = kept.list;
  parts.assign(m.subs.begin() + static_cast<std::ptrdiff_t>(since.sub), m.subs.end());
  m.drop(since);
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  const Bind number(m, Reg::Aux);
  for (size_t i = 0; i < parts.size(); ++i) {
    from.slot = parts[i].from;
    to.slot = parts[i].to;
    number.slot = static_cast<int>(i);
    if (m.emit(c.imm[0])) return true;
  }
  return false;
}

// What follows a part of a move comes right after that part.
void commit_consequence(Machine& m, const Action& a) {
  int kept[ir::kRegs];
  std::copy(std::begin(m.regs), std::end(m.regs), kept);
  m.clear_registers();
  m.run_effects(m.prepared.code(static_cast<NodeId>(a.v[0])));
  std::copy(std::begin(kept), std::end(kept), m.regs);
}

void op_act_pick(Machine& m, const Code& c) {
  const auto wanted = static_cast<size_t>(std::max(m.eval(c.args[1]), 0));
  const Machine::Mark since = m.mark();
  m.gather(c.args[0]);
  const size_t s = since.sub + wanted;
  std::vector<Action> actions;
  std::vector<const Code*> thens;
  if (s < m.subs.size()) {
    const bool last = s + 1 == m.subs.size();
    const auto copy = [](const auto& list, size_t from, size_t to, auto& out) {
      out.assign(list.begin() + static_cast<std::ptrdiff_t>(from),
                 list.begin() + static_cast<std::ptrdiff_t>(to));
    };
    copy(m.actions, m.subs[s].first_action, last ? m.actions.size() : m.subs[s + 1].first_action, actions);
    copy(m.thens, m.subs[s].first_then, last ? m.thens.size() : m.subs[s + 1].first_then, thens);
  }
  m.drop(since);
  for (const Action& action : actions) {
    m.actions.push_back(action);
    m.pushed();
  }
  for (const Code* then : thens) {
    m.push(commit_consequence, nullptr).v[0] = static_cast<std::int32_t>(then->node);
    m.pushed();
  }
}

// --- several as one

// The first of the moves, into sink First; it does not stay in the buffers.
bool find_first(Machine& m, const Code* moves, SubMove& first) {
  const Machine::Mark since = m.mark();
  m.generate(moves);
  const bool some = m.subs.size() > since.sub;
  if (some) first = m.subs[since.sub];
  m.drop(since);
  return some;
}

// The whole is called by the sites of its first part.
bool op_append(Machine& m, const Code& c) {
  const Sink outer = m.sink;
  m.sink = Sink::First;
  SubMove first;
  const bool some = find_first(m, c.args[0], first);
  m.sink = outer;
  if (!some) return false;
  const Bind from(m, Reg::From, first.from);
  const Bind to(m, Reg::To, first.to);
  return m.emit(c.imm[0]);
}

// Both lists are gathered where all moves are, each pair is put behind them, and then the lists go.
bool op_combine(Machine& m, const Code& c) {
  if (m.sink == Sink::Any) return m.any(c.args[0]) && m.any(c.args[1]);
  if (m.sink == Sink::List) return false;
  if (m.sink == Sink::First) {
    SubMove pair, other;
    if (!find_first(m, c.args[0], pair) || !find_first(m, c.args[1], other)) return false;
    m.subs.push_back(pair);
    return true;
  }
  const Machine::Mark first = m.mark();
  m.gather(c.args[0]);
  const Machine::Mark second = m.mark();
  m.gather(c.args[1]);
  const Machine::Mark end = m.mark();
  const auto add = [&](size_t s) {
    m.check_actions(m.thens.size());
    const bool last = s + 1 == end.sub;
    const size_t action_end = last ? end.action : m.subs[s + 1].first_action;
    const size_t then_end = last ? end.then : m.subs[s + 1].first_then;
    for (size_t a = m.subs[s].first_action; a < action_end; ++a) m.actions.push_back(Action(m.actions[a]));
    for (size_t t = m.subs[s].first_then; t < then_end; ++t) {
      const Code* then = m.thens[t];
      m.thens.push_back(then);
    }
  };
  for (size_t a = first.sub; a < second.sub; ++a)
    for (size_t b = second.sub; b < end.sub; ++b) {
      if (m.sink == Sink::Effect) {
        SubMove pair = m.subs[a];
        pair.first_action = static_cast<std::uint32_t>(m.actions.size() - (end.action - first.action));
        pair.first_then = static_cast<std::uint32_t>(m.thens.size() - (end.then - first.then));
        m.subs.push_back(pair);
      }
      add(a);
      add(b);
    }
  const auto cut = [](auto& list, size_t from, size_t to) {
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(from),
               list.begin() + static_cast<std::ptrdiff_t>(to));
  };
  cut(m.subs, first.sub, end.sub);
  cut(m.actions, first.action, end.action);
  cut(m.thens, first.then, end.then);
  return false;
}

bool op_first_site(Machine& m, const Code& c) {
  const std::vector<std::int32_t>& sites = m.program.lists[static_cast<size_t>(c.imm[0])];
  const Bind bound(m, Reg::Site);
  for (const std::int32_t site : sites) {
    if (site < 0) continue;
    bound.slot = site;
    if (some_inside(m, c.args[0], c.imm[1])) return m.generate(c.args[0]);
  }
  return false;
}

// --- what would win

// The player that comes after, or before, in the order of the seats.
int neighbour(const Machine& m, int player, int step) {
  const int players = std::max(1, m.layout.players);
  return (player - 1 + step + players) % players + 1;
}

void op_winning_sites(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  const int player = m.eval(c.args[0]);
  if (!m.play || player < 1 || player > m.layout.players) return;
  const Aside aside(m);
  const Machine::Saved saved = m.save();
  if (player != m.head().mover) m.set_turn({player, neighbour(m, player, 1), neighbour(m, player, -1)});
  const ScratchMoves gathered(m);
  list_moves(m, c.args[1], gathered.list);
  for (int i = 0; i < gathered.list.total; ++i) {
    const Move move = nth_move(m, gathered.list, i);
    if (move.to < 0 || move.to >= m.words * 64 || test_bit(out, move.to) || !m.passes_filters(move)) continue;
    const Machine::Saved before = m.save();
    m.play(m, move);
    const bool won = m.view.rank[player] == 1.0F;
    m.restore(before);
    if (won) set_bit(out, move.to);
  }
  m.restore(saved);
}

// --- chance

// Which of them chance picks, or -1.
template <class Weights>
int draw_weighted(Machine& m, const Weights& weights) {
  std::int64_t sum = 0;
  for (const int w : weights) sum += std::max(0, w);
  if (sum <= 0 || !m.chance) return -1;
  std::int64_t drawn = m.chance->draw(static_cast<int>(std::min<std::int64_t>(sum, 1 << 30)));
  for (size_t i = 0; i < weights.size(); ++i) {
    drawn -= std::max(0, static_cast<int>(weights[i]));
    if (drawn < 0) return static_cast<int>(i);
  }
  return -1;
}

bool op_random_moves(Machine& m, const Code& c) {
  const int drawn = draw_weighted(m, m.program.lists[static_cast<size_t>(c.imm[0])]);
  return drawn >= 0 && drawn < c.arg_count && m.generate(c.args[drawn]);
}

bool op_random_moves_by(Machine& m, const Code& c) {
  const ScratchList weights(m);
  m.eval(c.args[0], weights.list);
  const int drawn = draw_weighted(m, weights.list);
  return drawn >= 0 && drawn + 1 < c.arg_count && m.generate(c.args[drawn + 1]);
}

bool op_some_moves(Machine& m, const Code& c) {
  const int wanted = m.eval(c.args[1]);
  if (wanted <= 0 || !m.chance) return false;
  if (m.sink == Sink::Any) return m.generate(c.args[0]);
  const ScratchMoves gathered(m);
  const Scratch<std::vector<Move>> kept(m);
  std::vector<Move>& moves = kept.list;
  const Aside aside(m);
  list_moves(m, c.args[0], gathered.list);
  for (int i = 0; i < gathered.list.total; ++i) {
    const Move move = nth_move(m, gathered.list, i);
    m.bind(move);
    if (m.holds_inside(move.kind, c.imm[0])) moves.push_back(move);
  }
  m.sink = aside.sink;
  m.list = aside.list;
  const int count = static_cast<int>(moves.size());
  for (int i = 0; i < std::min(wanted, count); ++i) {
    const Move& move = moves[static_cast<size_t>(m.chance->draw(count))];
    m.bind(move);
    if (m.emit(move.kind)) return true;
  }
  return false;
}

}  // namespace

void add_control_ops(OpTable& t);

void add_control_ops(OpTable& t) {
  set_op(t, Op::ForList, op_for_list);
  set_op(t, Op::ForTeams, op_for_teams);
  set_op(t, Op::Prelude, op_prelude);
  set_op(t, Op::While, op_while);
  set_op(t, Op::Sequence, op_sequence);
  set_op(t, Op::Append, op_append);
  set_op(t, Op::Choose, op_choose);
  set_op(t, Op::ActPick, op_act_pick);
  set_op(t, Op::Combine, op_combine);
  set_op(t, Op::FirstSite, op_first_site);
  set_op(t, Op::RandomMoves, op_random_moves);
  set_op(t, Op::RandomMovesBy, op_random_moves_by);
  set_op(t, Op::SomeMoves, op_some_moves);
  set_op(t, Op::WinningSites, op_winning_sites);
}

}  // namespace ludens::interpreter
