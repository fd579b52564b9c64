// grouped.h - many moves of one kind at once: listed as a group, or made one by one for other sinks.
#pragma once

#include "interpreter/machine.h"

namespace ludens::interpreter {

inline void add_group(Machine& m, int kind, Group::From mode, int from, const SetWord* to) {
  m.list->add_group(kind, mode, from, to, m.words);
  m.check_list();
}

// May moves of the kind be listed as a group? A group keeps nothing but From and To.
inline bool goes_in_groups(const Machine& m, int kind) {
  return m.sink == Sink::List && m.prepared.kinds[static_cast<size_t>(kind)].captures.empty();
}

// The moves from one site to each of the others.
inline bool emit_from(Machine& m, int kind, int from, const SetWord* to, bool in_group) {
  if (in_group) {
    add_group(m, kind, Group::From::Fixed, from, to);
    return false;
  }
  const Bind from_reg(m, Reg::From, from);
  const Bind to_reg(m, Reg::To);
  return for_each_bit(to, m.words, [&](int site) {
    to_reg.slot = site;
    return m.emit(kind);
  });
}

// Only moves to this site count; -1: to any.
inline int wanted_site(const Machine& m) {
  return m.sink == Sink::Any ? m.reach : -1;
}

}  // namespace ludens::interpreter
