// order.h - kernels of moves one after another, and of several as one (ir/ops/order.h).
//
// Besides what kernel.h names they ask the world for a Gathering (w): effects step by step. g.gather(moves)
// adds moves that are made; g.count() are there, g[i] is one; g.mark() and g.drop(mark) take those since away
// again; g.carry_out(mark) carries them out, g.carry_out_noted(i, as_chosen, deeds) one, noting the actions.
#pragma once

#include "ir/op.h"
#include "runtime/kernels/moving.h"

namespace ludens::kernels {

// Carries the moves out, and lists what they did in the order in which moves that follow carry it along. That
// is the reference system's: each goes in as far behind the front as the one before it is long, so that from
// the third on they come before what happened earlier.
template <class World, class First, class Deeds>
LUDENS_FN void carry_out_first(World& w, const First& first, Deeds& all) {
  typename World::Gathering g(w);
  [[maybe_unused]] const auto around = bound_around(w, first);
  Deeds one(w);
  const auto since = g.mark();
  const int begin = g.count();
  g.gather([&] { first(); });
  const int end = g.count();
  int at = 0;
  for (int i = begin; i < end && !w.is_stopped(); ++i) {
    one.clear();
    g.carry_out_noted(i, false, one);
    all.insert(at, one);
    at = one.size();
  }
  g.drop(since);
}

// As an effect, each move carries the actions that came first.
template <class World, class First, class Moves, class Else, ir::Sink sink>
LUDENS_FN bool prelude_as_effect(World& w, const First& first, const Moves& moves, const Else& otherwise,
                                 Into<sink>) {
  typename World::Gathering g(w);
  typename World::Gathering::Deeds done(w);
  const auto since = g.mark();
  {
    const typename World::Undone undone(w);
    carry_out_first(w, first, done);
    if (sink == ir::Sink::Merge) g.add_actions(done);
    const int begin = g.count();
    moves();
    if (sink == ir::Sink::Effect && g.count() == begin && otherwise) otherwise();
  }
  if (sink == ir::Sink::Effect) g.prepend(since, done);
  return false;
}

// To be listed or looked for: as the position is once the effects are carried out, which a move that is
// chosen carries along (ir::Kind::preludes).
template <class World, class First, class Moves, class Else, ir::Sink sink>
LUDENS_FN bool prelude(World& w, const First& first, const Moves& moves, const Else& otherwise, int filters,
                       Into<sink>) {
  if constexpr (sink == ir::Sink::List || sink == ir::Sink::Any) {
    const typename World::Undone undone(w);
    w.run_effects(first);
    const typename World::AfterPrelude after(w);
    return otherwise && !moves.any(filters) ? otherwise() : moves();
  } else {
    return prelude_as_effect(w, first, moves, otherwise, Into<sink>());
  }
}

// --- one after another. The moves are carried out to see what comes next, undone, and handed on.

template <class World, class If, class Moves, ir::Sink sink>
LUDENS_FN bool while_(World& w, const If& condition, const Moves& moves, Into<sink>) {
  if constexpr (sink == ir::Sink::Any) {
    return condition() && moves();
  } else if constexpr (sink == ir::Sink::List) {
    return false;
  } else {
    constexpr int kMostRounds = 10'000;
    typename World::Gathering g(w);
    const auto all = g.mark();
    {
      const typename World::Undone undone(w);
      for (int i = 0; condition() && !w.is_stopped(); ++i) {
        if (i == kMostRounds) g.give_up_loop();
        const auto since = g.mark();
        g.gather([&] { as_effects(moves); });
        g.carry_out(since);
      }
    }
    if constexpr (sink == ir::Sink::Merge) g.forget_moves(all);
    return false;
  }
}

// Each is handed on with all that followed it.
template <class World, class All, ir::Sink sink>
LUDENS_FN bool sequence(World& w, const All& moves, Into<sink>) {
  if constexpr (sink == ir::Sink::Any) {
    return moves.size() > 0 && moves(0);
  } else if constexpr (sink == ir::Sink::List) {
    return false;
  } else {
    typename World::Gathering g(w);
    typename World::Gathering::Deeds done(w);
    typename World::ScratchList scratch(w);
    auto& parts = scratch.list;  // where the actions of each begin, its kind, its sites
    const int first = w.waiting_actions();
    {
      const typename World::Undone undone(w);
      for (int round = 0; round < moves.size() && !w.is_stopped(); ++round) {
        const auto since = g.mark();
        const int begin = g.count();
        g.gather([&] { as_effects(moves, round); });
        const int end = g.count();
        for (int i = begin; i < end; ++i) {
          parts.push_back(first + done.size());
          parts.push_back(g[i].kind);
          parts.push_back(g[i].from);
          parts.push_back(g[i].to);
          g.carry_out_noted(i, true, done);
        }
        g.drop(since);
      }
    }
    if constexpr (sink != ir::Sink::Merge)
      for (int i = 0; i + 3 < static_cast<int>(parts.size()); i += 4)
        g.add_whole(parts[i], parts[i + 1], parts[i + 2], parts[i + 3]);
    g.add_actions(done);
    return false;
  }
}

// Is one of the moves legal? The sites of the move before count as visited already.
template <class World, class Moves>
LUDENS_FN bool can_move(World& w, const Moves& moves) {
  SetWord* const visited = w.view.visited;
  if (!visited) return w.any(moves);
  const int sites[2] = {w.head().last_from, w.head().last_to};
  for (const int site : sites)
    if (is_member(w, site)) set_bit(visited, site);
  const bool can = w.any(moves);
  for (const int site : sites)
    if (is_member(w, site)) clear_bit(visited, site);
  return can;
}

// Those of the first site for which there are any.
template <class World, class Moves>
LUDENS_FN bool first_site(const World&, const Moves& moves, Ints sites, int filters) {
  for (const int site : sites)
    if (site >= 0 && moves.any(filters, site)) return moves(site);
  return false;
}

// --- several as one

// The whole is called by the sites of its first part.
template <class World, class Moves, class E>
LUDENS_FN bool append(World& w, const Moves& moves, const E& e) {
  typename World::Gathering g(w);
  const auto since = g.mark();
  const int begin = g.count();
  moves();
  if (g.count() == begin) return false;
  const int from = g[begin].from;
  const int to = g[begin].to;
  g.drop(since);
  return e(from, to);
}

// Both lists are gathered where all moves are, each pair is put behind them, and then the lists go.
template <class World, class Moves, class Others>
LUDENS_FN void combine_all(World& w, const Moves& moves, const Others& others, bool as_moves) {
  typename World::Gathering g(w);
  const auto first = g.mark();
  const int begin = g.count();
  g.gather([&] { as_effects(moves); });
  const int middle = g.count();
  g.gather([&] { as_effects(others); });
  const auto end = g.mark();
  const int behind = g.count();
  for (int a = begin; a < middle; ++a)
    for (int b = middle; b < behind && w.tick(); ++b)
      if (!g.join(a, b, first, end, as_moves)) break;
  g.cut(first, end);
}
template <class World, class Moves, class Others, ir::Sink sink>
LUDENS_FN bool combine(World& w, const Moves& moves, const Others& others, Into<sink>) {
  if constexpr (sink == ir::Sink::Any) {
    return w.any(moves) && w.any(others);
  } else if constexpr (sink == ir::Sink::List) {
    return false;
  } else if constexpr (sink == ir::Sink::First) {
    typename World::Gathering g(w);
    const auto before = g.mark();
    const int begin = g.count();
    moves();
    if (g.count() == begin) return false;
    const auto pair = g[begin];
    g.drop(before);
    others();
    const bool some = g.count() > begin;
    g.drop(before);
    if (some) g.add_whole(w.waiting_actions(), pair.kind, pair.from, pair.to);
    return some;
  } else {
    combine_all(w, moves, others, sink == ir::Sink::Effect);
    return false;
  }
}

// A move for each of those that may be chosen; as an effect, the one that is.
template <class World, class Effects, class Moves, class E, ir::Sink sink>
LUDENS_FN bool choose(World& w, const Effects& effects, const Moves& moves, const E& e, Into<sink>) {
  if constexpr (sink != ir::Sink::Any && sink != ir::Sink::List) {
    return effects();
  } else {
    typename World::Gathering g(w);
    typename World::ScratchList scratch(w);
    auto& sites = scratch.list;
    const auto since = g.mark();
    const int begin = g.count();
    g.gather([&] { moves(); });
    for (int i = begin; i < g.count(); ++i) {
      sites.push_back(g[i].from);
      sites.push_back(g[i].to);
    }
    g.drop(since);
    for (int i = 0; 2 * i + 1 < static_cast<int>(sites.size()); ++i)
      if (e.numbered(sites[2 * i], sites[2 * i + 1], i)) return true;
    return false;
  }
}

// One of the moves, with what follows it.
template <class World, class Moves>
LUDENS_FN void act_pick(World& w, const Moves& moves, int index) {
  w.pick_effect([&] { moves(); }, index);
}

// --- levels

// Level stays as the last round has it.
template <class World, class Body, class Type>
LUDENS_FN bool for_levels(World& w, int site, const Body& body, Type type, bool from_top) {
  if (!has_site(w, type_number(type), site)) return false;
  const int size = runtime::stack_size(w.space(type), site);
  for (int i = 0; i < size; ++i)
    if (body(from_top ? size - 1 - i : i)) return true;
  return false;
}
template <class World, class Body>
LUDENS_FN void keep_level(World& w, const Body& body) {
  const typename World::KeptLevel kept(w);
  body();
}
template <class World, class Effects>
LUDENS_FN bool leave_level(World& w, const Effects& effects) {
  typename World::Gathering g(w);
  g.run_dry([&] {
    for (int i = 0; i < effects.size(); ++i) effects(i);
  });
  return false;
}

}  // namespace ludens::kernels
