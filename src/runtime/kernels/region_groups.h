// region_groups.h - kernels of groups of sites that a rule makes for itself (ir/ops/walks.h).
#pragma once

#include "ir/codes.h"
#include "runtime/kernels/flood.h"

namespace ludens::kernels {

// How sites hang together.
template <class Directions, class If, class StepIf, class Type>
struct GroupRule {
  const Directions& directions;
  const If& belongs;       // absent: sites with the same piece as the first
  const StepIf& connects;  // absent: every step
  Type type;
  int from, aux;  // as they are around the op: what the first site is asked with
};

// The group of the site; empty where that itself does not belong.
template <class World, class Rule>
LUDENS_FN void flood_group(const World& w, const Rule& rule, int start, Flood<World>& group) {
  group.clear();
  const auto& s = w.space(rule.type);
  if (rule.belongs && !rule.belongs(rule.from, start, rule.aux)) return;
  const int like = top_what(s, start);
  int to = start;
  group.add(start);
  for (int next = 0; next < group.size(); ++next) {
    const int site = group[next];
    const std::uint64_t mask = rule.directions(start, to, site, site);
    for_each_near(w, rule.type, site, mask, [&](int neighbour) {
      if (group.has(neighbour)) return false;
      to = neighbour;
      if (rule.connects && !rule.connects(start, to, site)) return false;
      if (rule.belongs ? rule.belongs(start, to, site) : top_what(s, to) == like) group.add(to);
      return false;
    });
  }
}

template <class World, class Directions, class If, class StepIf, class Type>
LUDENS_FN void group_sites(const World& w, SetWord* out, const SetWord* sites, const Directions& directions,
                           const If& belongs, const StepIf& connects, Type type, int from, int aux) {
  const GroupRule<Directions, If, StepIf, Type> rule{directions, belongs, connects, type, from, aux};
  clear_words(out, w.words);
  Flood<World> group(w);
  for_each_bit(sites, w.words, [&](int site) {
    if (!on_board(w, type, site)) return false;
    flood_group(w, rule, site, group);
    add_words(out, group.set(), w.words);
    return false;
  });
}

// Calls visit(group) for each group that has one of the sites, the first of which is the group's first.
template <class World, class Rule, class Visit>
LUDENS_FN void for_each_group(const World& w, const SetWord* sites, const Rule& rule, Visit visit) {
  typename World::Set left;
  copy_words(left, sites, w.words);
  Flood<World> group(w);
  const int count = w.board_sites(rule.type);
  for (int site = 0; site < count && is_member(w, site); ++site) {
    if (!test_bit(left, site)) continue;
    flood_group(w, rule, site, group);
    if (group.size() == 0) continue;
    visit(group);
    for (int i = 0; i < w.words; ++i) left[i] &= ~group.set()[i];
  }
}

template <class World, class Directions, class If, class Type>
LUDENS_FN void group_origins(const World& w, SetWord* out, const SetWord* sites, const Directions& directions,
                             const If& belongs, Type type, int from, int aux) {
  const Absent every_step;
  const GroupRule<Directions, If, Absent, Type> rule{directions, belongs, every_step, type, from, aux};
  clear_words(out, w.words);
  for_each_group(w, sites, rule, [&](const Flood<World>& group) { set_bit(out, group[0]); });
}

template <class World, class List, class Directions, class If, class StepIf, class Type>
LUDENS_FN void list_group_sizes(const World& w, List& out, const SetWord* sites, const Directions& directions,
                                const If& belongs, const StepIf& connects, int least, Type type, int from,
                                int aux) {
  const GroupRule<Directions, If, StepIf, Type> rule{directions, belongs, connects, type, from, aux};
  out.clear();
  for_each_group(w, sites, rule, [&](const Flood<World>& group) {
    if (group.size() >= least) out.push_back(group.size());
  });
}

template <class World, class Body>
LUDENS_FN bool visit_groups(const World& w, const SetWord* sites, const Body& moves, int number) {
  typename World::Set all;  // the moves may change what the set was read from
  copy_words(all, sites, w.words);
  return for_each_bit(all, w.words, [&](int site) { return moves(site, number); });
}

template <class World, class If>
LUDENS_FN bool every_group(const World& w, const SetWord* sites, const If& condition, int number) {
  return !for_each_bit(sites, w.words, [&](int site) { return !condition(site, number); });
}

}  // namespace ludens::kernels
