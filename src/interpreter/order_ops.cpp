// order_ops.cpp - moves one after another, and several as one: loops, sequences, preludes.
#include "interpreter/emit.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/order.h"
#include "runtime/kernels/loops.h"
#include "runtime/kernels/order.h"

namespace ludens::interpreter {

namespace {

constexpr int kMaxIterations = 10000;  // of a while

// --- doing one thing first

// As an effect, each move carries the actions that came first.
void prepend(Machine& m, const Machine::Mark& since, const std::vector<Action>& first) {
  const auto count = static_cast<std::uint32_t>(first.size());
  if (!m.check_actions(first.size() * (m.subs.size() - since.sub))) return;
  for (size_t s = m.subs.size(); s-- > since.sub;) {
    m.actions.insert(m.actions.begin() + m.subs[s].first_action, first.begin(), first.end());
    for (size_t later = s + 1; later < m.subs.size(); ++later) m.subs[later].first_action += count;
  }
}

// Carries the moves out, and lists what they did in the order in which moves that follow carry it along. That
// is the reference system's: each goes in as far behind the front as the one before it is long, so that from
// the third on they come before what happened earlier.
void carry_out_first(Machine& m, Lazy<Type::Moves> moves, std::vector<Action>& all) {
  const ScratchActions scratch(m);
  std::vector<Action>& one = scratch.list;
  const Machine::Mark since = m.mark();
  m.gather(moves.code);
  m.trace = &one;
  const size_t end = m.subs.size();
  size_t at = 0;
  for (size_t s = since.sub; s < end && !m.is_stopped(); ++s) {
    one.clear();
    m.carry_out_sub(s, false);
    if (all.size() + one.size() > m.limits.actions) {
      m.give_up(runtime::Limit::Actions);
      break;
    }
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(at), one.begin(), one.end());
    at = one.size();
  }
  m.trace = nullptr;
  m.drop(since);
}

template <Sink sink>
bool prelude_as_effect(Machine& m, Lazy<Type::Moves> first, Lazy<Type::Moves> moves,
                       Lazy<Type::Moves> otherwise, int /*filters*/) {
  const ScratchActions done(m);
  const Machine::Saved saved = m.save();
  carry_out_first(m, first, done.list);
  if (sink == Sink::Merge) m.actions.insert(m.actions.end(), done.list.begin(), done.list.end());
  const Machine::Mark since = m.mark();
  m.generate(moves);
  if (sink == Sink::Effect && m.subs.size() == since.sub && otherwise) m.generate(otherwise);
  m.restore(saved);
  if (sink == Sink::Effect) prepend(m, since, done.list);
  return false;
}

// --- one after another. The moves are carried out to see what comes next, undone, and handed on.

template <Sink sink>
bool op_while(Machine& m, Lazy<Type::Bool> condition, Lazy<Type::Moves> moves) {
  if (sink == Sink::Any) return m.test(condition) && m.generate(moves);
  if (sink == Sink::List) return false;
  const Machine::Saved saved = m.save();
  const Machine::Mark all = m.mark();
  for (int i = 0; m.test(condition); ++i) {
    if (i == kMaxIterations) m.give_up(runtime::Limit::Loop);
    const Machine::Mark since = m.mark();
    m.gather(into(Sink::Effect, moves).code);
    m.carry_out(since, false);
  }
  m.restore(saved);
  if (sink == Sink::Merge) m.subs.resize(all.sub);
  return false;
}

// Each is handed on with all that followed it.
template <Sink sink>
bool op_sequence(Machine& m, Rest<Type::Moves> moves) {
  if (sink == Sink::Any) return moves.size() > 0 && m.generate(moves[0]);
  if (sink == Sink::List) return false;
  const ScratchActions scratch(m);
  std::vector<Action>& done = scratch.list;
  const Scratch<std::vector<SubMove>> kept(m);
  std::vector<SubMove>& parts = kept.list;
  const Machine::Saved saved = m.save();
  m.trace = &done;
  for (const Lazy<Type::Moves> one : moves) {
    const Machine::Mark since = m.mark();
    m.gather(into(Sink::Effect, one).code);
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
  if (sink != Sink::Merge) m.subs.insert(m.subs.end(), parts.begin(), parts.end());
  m.actions.insert(m.actions.end(), done.begin(), done.end());
  return false;
}

bool op_first_site(Machine& m, Lazy<Type::Moves> moves, const std::vector<std::int32_t>& sites, int filters) {
  const Bind bound(m, Reg::Site);
  for (const std::int32_t site : sites) {
    if (site < 0) continue;
    bound.slot = site;
    if (m.any_inside(moves, filters)) return m.generate(moves);
  }
  return false;
}

// --- several as one

// The first of the moves, prepared for First; it does not stay in the buffers.
bool find_first(Machine& m, Lazy<Type::Moves> moves, SubMove& first) {
  const Machine::Mark since = m.mark();
  m.generate(moves);
  const bool some = m.subs.size() > since.sub;
  if (some) first = m.subs[since.sub];
  m.drop(since);
  return some;
}

// The whole is called by the sites of its first part.
template <Sink sink>
bool op_append(Machine& m, Lazy<Type::Moves> moves, int kind) {
  SubMove first;
  if (!find_first(m, moves, first)) return false;
  const Bind from(m, Reg::From, first.from);
  const Bind to(m, Reg::To, first.to);
  return emit<sink>(m, kind);
}

bool first_of_combined(Machine& m, Lazy<Type::Moves> first, Lazy<Type::Moves> second) {
  SubMove pair, other;
  if (!find_first(m, first, pair) || !find_first(m, second, other)) return false;
  m.subs.push_back(pair);
  return true;
}

// Both lists are gathered where all moves are, each pair is put behind them, and then the lists go.
template <Sink sink>
void combine_all(Machine& m, Lazy<Type::Moves> first_moves, Lazy<Type::Moves> second_moves) {
  const Machine::Mark first = m.mark();
  m.gather(into(Sink::Effect, first_moves).code);
  const Machine::Mark second = m.mark();
  m.gather(into(Sink::Effect, second_moves).code);
  const Machine::Mark end = m.mark();
  const auto add = [&](size_t s) {
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
    for (size_t b = second.sub; b < end.sub && m.tick() && m.check_actions(m.thens.size()); ++b) {
      if (sink == Sink::Effect) {
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
}

template <Sink sink>
bool op_combine(Machine& m, Lazy<Type::Moves> first, Lazy<Type::Moves> second) {
  if (sink == Sink::Any) return m.any(first) && m.any(second);
  if (sink == Sink::List) return false;
  if (sink == Sink::First) return first_of_combined(m, first, second);
  combine_all<sink>(m, first, second);
  return false;
}

}  // namespace

void add_order_ops(OpTable& t);

void add_order_ops(OpTable& t) {
  set_kernel<Op::ForList, LUDENS_KERNEL(for_list)>(t);
  set_kernel<Op::ForTeams, LUDENS_KERNEL(for_teams)>(t);
  set_kernel<Op::Prelude, LUDENS_KERNEL(prelude)>(t);
  set_effects_op<Op::Prelude>(t, []<Sink sink>() { return prelude_as_effect<sink>; });
  set_op_by_sink<Op::While>(t, []<Sink sink>() { return op_while<sink>; });
  set_op_by_sink<Op::Sequence>(t, []<Sink sink>() { return op_sequence<sink>; });
  set_op<Op::FirstSite, op_first_site>(t);
  set_op_by_sink<Op::Append>(t, []<Sink sink>() { return op_append<sink>; });
  set_op_by_sink<Op::Combine>(t, []<Sink sink>() { return op_combine<sink>; });
}

}  // namespace ludens::interpreter
