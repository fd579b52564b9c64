// grouped.h - many moves of one kind at once: listed as a group, or made one by one for other sinks.
#pragma once

#include "interpreter/emit.h"

namespace ludens::interpreter {

inline bool list_group(Machine& m, int kind, Group::From mode, int from, const SetWord* to) {
  m.list->add_group(kind, mode, from, to, m.words);
  return !m.check_list();
}

// The moves from one site to each of the others. A group keeps nothing but From and To.
template <Sink sink>
bool emit_from(Machine& m, int kind, int from, const SetWord* to) {
  if constexpr (sink == Sink::List)
    if (m.prepared.kinds[static_cast<size_t>(kind)].captures.empty())
      return list_group(m, kind, Group::From::Fixed, from, to);
  const Bind from_reg(m, Reg::From, from);
  const Bind to_reg(m, Reg::To);
  return for_each_bit(to, m.words, [&](int site) {
    to_reg.slot = site;
    return emit<sink>(m, kind);
  });
}

// Only moves to this site count; -1: to any.
template <Sink sink>
int wanted_site(const Machine& m) {
  return sink == Sink::Any ? m.question.reach : -1;
}

}  // namespace ludens::interpreter
