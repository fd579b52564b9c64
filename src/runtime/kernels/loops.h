// loops.h - kernels of generators that run a body with a register bound to one value after another
// (ir/ops/moves.h, order.h, travel.h). All of them end when the body says so: the sink has what it wanted.
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World>
LUDENS_FN bool no_moves(const World&) {
  return false;
}
template <class World, class If, class Then, class Else>
[[gnu::always_inline]] LUDENS_FN bool if_moves(const World&, const If& condition, const Then& then,
                                               const Else& otherwise) {
  if (condition()) return then();
  return otherwise && otherwise();
}

template <class World, class All>
LUDENS_FN bool concat(const World&, const All& all) {
  for (int i = 0; i < all.size(); ++i)
    if (all(i)) return true;
  return false;
}
// The first list that has a legal move, so many outer filters left aside; the last is not asked.
template <class World, class All>
LUDENS_FN bool priority(const World&, const All& lists, int filters) {
  const int last = lists.size() - 1;
  for (int i = 0; i < last; ++i)
    if (lists.any(i, filters)) return lists(i);
  return last >= 0 && lists(last);
}

template <class World, class Body>
LUDENS_FN bool bind_level(const World&, int level, const Body& body) {
  return body(level);
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
template <class World, class List, class Body, class Register>
LUDENS_FN bool for_list(const World&, const List& list, const Body& body, Register) {
  for (const int value : list)
    if (body(value)) return true;
  return false;
}
template <class World, class Body>
LUDENS_FN bool for_teams(const World& w, const Body& body) {
  if (!w.view.team) return false;
  for (int team = 1; team <= w.players(); ++team) {
    bool some = false;
    for (int player = 1; player <= w.players(); ++player) some = some || w.view.team[player] == team;
    if (some && body(team)) return true;
  }
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

// --- pieces

// Another player's turn, for as long as it lives: only mover, next and previous change.
template <class World>
struct AsPlayer {
  LUDENS_FN AsPlayer(World& w, int player)
      : head(w.head()),
        mover(head.mover),
        next(head.next),
        prev(head.prev),
        differs(player != mover && is_player(w, player)),
        apart(w, differs) {
    if (!differs) return;
    head.prev = mover;
    head.mover = static_cast<std::int16_t>(player);
    head.next = mover;
  }
  LUDENS_FN ~AsPlayer() {
    head.mover = mover;
    head.next = next;
    head.prev = prev;
  }
  AsPlayer(const AsPlayer&) = delete;
  runtime::Head& head;
  std::int16_t mover, next, prev;
  bool differs;
  typename World::FreshMemo apart;
};

// The sites of a container.
struct SiteRange {
  std::int32_t first, end;
};

template <class World, class Body, class Type>
LUDENS_FN bool for_piece(World& w, const SiteRange& within, int player, const Body& body, Type type,
                         int component, int /*container*/, bool any_owner) {
  const int owner = w.owner(component);
  if (owner != player && !any_owner) return false;
  const auto& s = w.space(type);
  const SetWord* there = s.piece ? s.piece + component * w.words : s.own + owner * w.words;
  if (!any_bit(there, w.words)) return false;
  typename World::Set set;  // the body may change what stands where
  copy_words(set, there, w.words);
  const AsPlayer<World> turn(w, player);
  return for_each_bit(set, w.words, [&](int site) {
    if (site < within.first || site >= within.end) return false;
    const int levels = runtime::stack_size(s, site);
    for (int level = 0; level < levels; ++level) {
      if (s.what[site * s.height + level] != component) continue;
      const int times = 1 + (s.listed ? s.listed[site] : 0);
      for (int i = 0; i < times; ++i)
        if (body(site, level)) return true;
    }
    return false;
  });
}

}  // namespace ludens::kernels
