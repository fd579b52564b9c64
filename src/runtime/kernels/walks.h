// walks.h - kernels of sites found by walking over the board: along lines, by distance, step by step
// (ir/ops/walks.h).
#pragma once

#include "geometry/headings.h"
#include "geometry/sight.h"
#include "runtime/kernels/flood.h"
#include "runtime/kernels/turning.h"

namespace ludens::kernels {

// --- along lines

template <class World, class Directions, class Stop, class Included, class Type>
LUDENS_FN void direction_sites(const World& w, SetWord* out, const SetWord* sites,
                               const Directions& directions, const Stop& stop, const Included& stop_included,
                               Maybe distance, Type type, int to) {
  clear_words(out, w.words);
  for_each_bit(sites, w.words, [&](int site) {
    if (!on_board(w, type, site)) return false;
    return for_each_way(w, type, site, directions(to, site), [&](Ints way, int, int) {
      for (int i = 1; i < way.size() && (!distance || i <= *distance); ++i) {
        if (stop && stop(way[i])) {
          if (stop_included && stop_included(way[i])) set_bit(out, way[i]);
          break;
        }
        set_bit(out, way[i]);
      }
      return false;
    });
  });
}

template <class World, class Directions, class FromIf, class ToIf, class If, class Type>
LUDENS_FN void between_sites(const World& w, SetWord* out, int from, int to, const Directions& directions,
                             const FromIf& from_included, const ToIf& to_included, const If& condition,
                             Type type) {
  clear_words(out, w.words);
  if (!on_board(w, type, from) || !on_board(w, type, to)) return;
  if (from_included && from_included(from, to)) set_bit(out, from);
  if (to_included && to_included(from, to)) set_bit(out, to);
  for_each_way(w, type, from, directions(from, to), [&](Ints way, int, int) {
    int end = 1;
    while (end < way.size() && way[end] != to) ++end;
    if (end >= way.size()) return false;
    for (int i = 1; i < end; ++i)
      if (!condition || condition(from, to, way[i])) set_bit(out, way[i]);
    return true;
  });
}

template <class World, class If, class Type>
LUDENS_FN void around_sites(const World& w, SetWord* out, const SetWord* sites, int distance,
                            const If& condition, Type type, int direction) {
  clear_words(out, w.words);
  if (distance < 0) return;
  for_each_bit(sites, w.words, [&](int site) {
    if (!on_board(w, type, site)) return false;
    return for_each_way(w, type, site, std::uint64_t{1} << direction, [&](Ints way, int, int) {
      if (distance >= way.size()) return false;
      const int to = way[distance];
      if (!condition || condition(site, to)) set_bit(out, to);
      return false;
    });
  });
}

template <class World, class Directions, class Type>
LUDENS_FN void sight_sites(const World& w, SetWord* out, int from, const Directions& directions, Type type,
                           int sight) {
  using geometry::Sight;
  const auto& s = w.space(type);
  clear_words(out, w.words);
  if (!on_board(w, type, from)) return;
  for_each_way(w, type, from, directions(from), [&](Ints way, int, int) {
    int piece = 1;
    while (piece < way.size() && top_what(s, way[piece]) == 0) ++piece;
    if (sight == static_cast<int>(Sight::Empty))
      for (int i = 1; i < piece; ++i) set_bit(out, way[i]);
    if (sight == static_cast<int>(Sight::Farthest) && piece > 1) set_bit(out, way[piece - 1]);
    if (sight == static_cast<int>(Sight::Piece) && piece < way.size()) set_bit(out, way[piece]);
    return false;
  });
}

template <class World, class Steps, class Directions, class Type>
LUDENS_FN int ahead(const World& w, int site, const Steps& steps, const Directions& directions, Type type) {
  if (site < 0) return -1;
  if (!on_board(w, type, site)) return site;
  const int wanted = steps();
  const std::uint64_t mask = directions(site);
  if (mask == 0 || wanted < 1) return site;
  if constexpr (requires { w.next_site(type, 0, site); })
    if (wanted == 1) return w.next_site(type, lowest_bit(mask), site);
  const auto ways = w.ways(type, lowest_bit(mask));
  const int count = ways.count(site);
  for (int n = 0; n < count; ++n)
    if (const Ints way = ways.way(site, n); wanted < way.size()) return way[wanted];
  return site;
}

// --- by distance

// The sites around each site, a set for each distance; or for those distances that are always asked for.
struct Rings {
  const SetWord* sets = nullptr;  // by site, and by distance; null where that would be too much
  int count = 1;                  // of sets for each site
  bool fixed = false;             // the distances are always the same
};

// The farthest may be missing (geometry/distances.h says why).
template <class World, class Type>
LUDENS_FN void add_by_distance(const World& w, SetWord* out, int from, int nearest, int farthest, Type type,
                               geometry::Relation relation) {
  const std::uint64_t mask = geometry::bit(geometry::group_of(relation));
  typename World::ScratchList steps_of(w), in_order(w);
  auto& steps = steps_of.list;
  auto& order = in_order.list;
  for (int site = 0; site < w.board_sites(type); ++site) steps.push_back(-1);
  steps[from] = 0;
  order.push_back(from);
  for (int i = 0; i < static_cast<int>(order.size()); ++i) {
    const int at = order[i];
    for_each_neighbour(w, type, at, mask, [&](int to) {
      if (steps[to] >= 0) return false;
      steps[to] = steps[at] + 1;
      order.push_back(to);
      return false;
    });
  }
  int listed = 0;
  for (const int distance : steps) listed += listed < distance ? 1 : 0;
  for (const int site : order)
    if (steps[site] >= nearest && steps[site] <= farthest && steps[site] <= listed) set_bit(out, site);
}

template <class World, class Least, class Most, class Type>
LUDENS_FN void distance_sites(const World& w, SetWord* out, const Rings& rings, int from, const Least& least,
                              const Most& most, Type type, int relation) {
  clear_words(out, w.words);
  if (!on_board(w, type, from)) return;
  if (rings.fixed) return copy_words(out, rings.sets + from * w.words, w.words);
  const int nearest = least();
  const int farthest = most();
  if (nearest < 0) return;
  if (!rings.sets)
    return add_by_distance(w, out, from, nearest, farthest, type, static_cast<geometry::Relation>(relation));
  const SetWord* sets = rings.sets + from * rings.count * w.words;
  for (int ring = nearest; ring <= farthest && ring < rings.count; ++ring)
    add_words(out, sets + ring * w.words, w.words);
}

// --- step by step

// How far, and where, reach_sites goes.
template <class Directions, class If, class Type>
struct Reach {
  int origin, least, most;
  const Directions& directions;
  const If& condition;
  Type type;
};

// turn(from, to) turns the piece before each further step; false where it does not turn.
template <class World, class Reach, class Turn>
LUDENS_FN void add_reached(const World& w, SetWord* out, const Reach& reach, int from, int to, Turn turn) {
  std::uint64_t mask = reach.directions(from, to, reach.origin);
  Flood<World> reached(w);
  reached.start(reach.origin);
  int next = 0;
  for (int steps = 1; steps == 1 || steps <= reach.most; ++steps) {
    const int end = reached.size();
    if (next == end) return;
    for (; next < end; ++next) {
      if (steps > 1 && turn(from, to)) mask = reach.directions(from, to, reach.origin);
      from = reached[next];
      for_each_neighbour(w, reach.type, from, mask, [&](int neighbour) {
        if (reached.has(neighbour)) return false;
        to = neighbour;
        if (reach.condition(from, to)) reached.add(to);
        return false;
      });
    }
    if (steps >= reach.least)
      for (int i = end; i < reached.size(); ++i) set_bit(out, reached[i]);
  }
}

template <class World, class Directions, class If, class Rotation, class Type>
LUDENS_FN void reach_sites(const World& w, SetWord* out, int origin, int least, int most,
                           const Directions& directions, const If& condition, const Rotation& rotation,
                           Type type, int from, int to) {
  clear_words(out, w.words);
  if (!on_board(w, type, origin) || least < 0) return;
  const Reach<Directions, If, Type> reach{origin, least, most, directions, condition, type};
  const auto& s = w.space(type);
  if (!rotation || !s.rotation || origin >= s.sites)
    return add_reached(w, out, reach, from, to, [](int, int) { return false; });
  Turning<World> turning(w, s.rotation + runtime::top_index(s, origin));
  add_reached(w, out, reach, from, to, [&](int at, int next) {
    turning.turn(rotation(at, next, turning.rotation()));
    return true;
  });
}

}  // namespace ludens::kernels
