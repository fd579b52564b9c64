// loops.h - kernels of generators that run a body with a register bound to one value after another
// (ir/ops/moves.h, travel.h). All of them end when the body says so: the sink has what it wanted.
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World>
LUDENS_FN bool no_moves(const World&) {
  return false;
}
template <class World, class If, class Then, class Else>
LUDENS_FN bool if_moves(const World&, const If& condition, const Then& then, const Else& otherwise) {
  if (condition()) return then();
  return otherwise && otherwise();
}

template <class World, class Body, class Register>
LUDENS_FN bool bind(const World&, int value, const Body& body, Register) {
  return body(value);
}
template <class World, class Body, class Register>
LUDENS_FN bool for_sites(const World& w, const SetWord* sites, const Body& body, Register) {
  typename World::Set all;  // the body may change what the set was read from
  copy_words(all, sites, w.words);
  return for_each_bit(all, w.words, [&](int site) { return body(site); });
}
template <class World, class Body, class Register>
LUDENS_FN bool for_range(const World&, int first, int last, const Body& body, Register) {
  for (std::int64_t value = first; value <= last; ++value)
    if (body(static_cast<int>(value))) return true;
  return false;
}
template <class World, class Body>
LUDENS_FN bool for_players(const World& w, const Body& body) {
  for (int player = 1; player <= w.players(); ++player)
    if (body(player)) return true;
  return false;
}
template <class World, class Body>
LUDENS_FN bool for_table(const World&, const Body& body, Ints table, int from) {
  if (table.empty() || from < 0 || from + 1 >= table[0]) return false;
  const int end = table[from + 1];
  for (int i = table[from]; i < end; ++i)
    if (body(table[i])) return true;
  return false;
}

}  // namespace ludens::kernels
