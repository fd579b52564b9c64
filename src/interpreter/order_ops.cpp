// order_ops.cpp - moves one after another, and several as one: loops, sequences, preludes.
#include "interpreter/gathering.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/order.h"
#include "runtime/kernels/loops.h"
#include "runtime/kernels/order.h"

namespace ludens::interpreter {

bool Gathering::join(int a, int b, const Mark& first, const Mark& end, bool as_move) {
  if (!m_.check_actions(m_.thens.size())) return false;
  if (as_move) {
    SubMove pair = m_.subs[static_cast<size_t>(a)];
    pair.first_action = static_cast<std::uint32_t>(m_.actions.size() - (end.action - first.action));
    pair.first_then = static_cast<std::uint32_t>(m_.thens.size() - (end.then - first.then));
    m_.subs.push_back(pair);
  }
  for (const int one : {a, b}) {
    const auto s = static_cast<size_t>(one);
    const bool last = s + 1 == end.sub;
    const size_t action_end = last ? end.action : m_.subs[s + 1].first_action;
    const size_t then_end = last ? end.then : m_.subs[s + 1].first_then;
    for (size_t i = m_.subs[s].first_action; i < action_end; ++i) m_.actions.push_back(Action(m_.actions[i]));
    for (size_t t = m_.subs[s].first_then; t < then_end; ++t) {
      const Code* then = m_.thens[t];
      m_.thens.push_back(then);
    }
  }
  return true;
}

void Gathering::cut(const Mark& first, const Mark& end) {
  const auto erase = [](auto& list, size_t from, size_t to) {
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(from),
               list.begin() + static_cast<std::ptrdiff_t>(to));
  };
  erase(m_.subs, first.sub, end.sub);
  erase(m_.actions, first.action, end.action);
  erase(m_.thens, first.then, end.then);
}

void add_order_ops(OpTable& t);

void add_order_ops(OpTable& t) {
  set_kernel<Op::ForList, LUDENS_KERNEL(for_list)>(t);
  set_kernel<Op::ForTeams, LUDENS_KERNEL(for_teams)>(t);
  set_kernel_by_sink<Op::Prelude, LUDENS_KERNEL(prelude)>(t);
  set_kernel_by_sink<Op::While, LUDENS_KERNEL(while_)>(t);
  set_kernel_by_sink<Op::Sequence, LUDENS_KERNEL(sequence)>(t);
  set_kernel<Op::FirstSite, LUDENS_KERNEL(first_site)>(t);
  set_kernel_by_sink<Op::Append, LUDENS_KERNEL(append)>(t);
  set_kernel_by_sink<Op::Combine, LUDENS_KERNEL(combine)>(t);
  set_kernel_by_sink<Op::Choose, LUDENS_KERNEL(choose)>(t);
}

}  // namespace ludens::interpreter
