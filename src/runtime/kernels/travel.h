// travel.h - kernels of pieces that travel over the board: steps, slides, hops (ir/ops/moves.h, travel.h).
#pragma once

#include "geometry/headings.h"
#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World, class If, class Body, class Type>
LUDENS_FN bool step(const World& w, std::uint64_t directions, const If& condition, const Body& body,
                    Type type, int from) {
  if (!on_board(w, type, from)) return false;
  return for_each_neighbour(w, type, from, directions,
                            [&](int to) { return (!condition || condition(to)) && body(to); });
}

template <class World, class While, class Stop, class If, class Body, class Type>
LUDENS_FN bool slide(const World& w, std::uint64_t directions, int least, int most, const While& go_on,
                     const Stop& stop, const If& condition, const Body& body, Type type, int from,
                     int between) {
  if (!on_board(w, type, from)) return false;
  return for_each_way(w, type, from, directions, [&](Ints way, int direction, int n) {
    int passed = between;
    for (int i = 1; i < way.size() && i <= most; ++i) {
      const int to = way[i];
      const bool stops = stop && stop(to, passed, direction, n, i) && least <= i;
      if (!stops) {
        passed = to;
        if (!go_on(to, passed, direction, n, i)) return false;
      }
      if (least <= i && (!condition || condition(to, passed, direction, n, i)) &&
          body(to, passed, direction, n, i))
        return true;
      if (stops) return false;
    }
    return false;
  });
}

// --- hops

// The numbers and the functors of a hop.
template <class Hurdle, class If, class Stop, class Body>
struct Hop {
  int before, least, most, after;
  const Hurdle& hurdle;
  const If& condition;
  const Stop& stop;
  const Body& body;

  LUDENS_FN bool is_hurdle(int between, int direction, int n) const {
    return !hurdle || hurdle(between, direction, n);
  }
  LUDENS_FN bool may_pass(int to, int between) const { return !condition || condition(to, between); }
};

// Lands beyond the hurdle, which begins at `first`, or beyond a part of it that is long enough.
template <class Hop>
LUDENS_FN bool land_beyond(const Hop& hop, Ints way, int direction, int n, int first, int length) {
  const int next = first + length;
  for (int spare = length - hop.least; spare >= 0; --spare) {
    for (int k = next - spare; k < way.size(); ++k) {
      const int to = way[k];
      const int last = next - spare - 1;  // of the hurdle; -1 where the least length is below 0
      const int between = way[last >= 0 ? last : first];
      if (!hop.may_pass(to, between)) {
        if (hop.stop && hop.stop(to, between) && hop.body(to, between, direction, n, first, length - spare))
          return true;
        break;
      }
      if (!hop.stop && hop.body(to, between, direction, n, first, length - spare)) return true;
      if (k - next + 1 > hop.after - spare) break;
    }
  }
  return false;
}

template <class Hop>
LUDENS_FN bool hop_along(const Hop& hop, Ints way, int direction, int n) {
  for (int i = 1; i < way.size(); ++i) {
    if (hop.is_hurdle(way[i], direction, n)) {
      int length = 1;
      while (i + length < way.size() && length < hop.most && hop.is_hurdle(way[i + length], direction, n))
        ++length;
      return length >= hop.least && land_beyond(hop, way, direction, n, i, length);
    }
    if (i > hop.before || !hop.may_pass(way[i], way[i])) return false;
  }
  return false;
}

// The same where the hurdle begins beside the piece, is so long and no longer, and the hop ends right behind.
template <class Hop>
LUDENS_FN bool hop_right_over(const Hop& hop, Ints way, int direction, int n) {
  const int length = hop.least;
  if (way.size() < length + 2) return false;
  for (int i = 1; i <= length; ++i)
    if (!hop.is_hurdle(way[i], direction, n)) return false;
  const int between = way[length];
  const int to = way[length + 1];
  const bool lands = hop.may_pass(to, between) ? !hop.stop : hop.stop && hop.stop(to, between);
  return lands && hop.body(to, between, direction, n, 1, length);
}

template <class World, class Hurdle, class If, class Stop, class Body, class Type>
LUDENS_FN bool hop(const World& w, std::uint64_t directions, int before, int least, int most, int after,
                   const Hurdle& hurdle, const If& condition, const Stop& stop, const Body& body, Type type,
                   int from, int between, int direction, int way, int distance) {
  if (!on_board(w, type, from)) return false;
  const Hop<Hurdle, If, Stop, Body> how{before, least, most, after, hurdle, condition, stop, body};
  if (least == 0) {
    const bool stopped = for_each_neighbour(w, type, from, directions, [&](int to) {
      return how.may_pass(to, between) && body(to, between, direction, way, distance, 0);
    });
    if (stopped) return true;
  }
  if (most <= 0) return false;
  if (before == 0 && after == 0 && least == most)
    return for_each_way(w, type, from, directions,
                        [&](Ints sites, int d, int n) { return hop_right_over(how, sites, d, n); });
  return for_each_way(w, type, from, directions,
                      [&](Ints sites, int d, int n) { return hop_along(how, sites, d, n); });
}

// --- directions

template <class World, class While, class If, class Body, class Type>
LUDENS_FN bool for_direction(const World& w, int start, std::uint64_t directions, int least, int most,
                             const While& on_the_way, const If& at_end, const Body& body, Type type,
                             bool binds_between, int between) {
  if (!on_board(w, type, start)) return false;
  return for_each_way(w, type, start, directions, [&](Ints way, int direction, int n) {
    int passed = between;
    for (int i = 1; i < way.size() && i <= most; ++i) {
      const int to = way[i];
      if (on_the_way && i < least) {
        if (!on_the_way(to, direction, n)) return false;
        passed = between;
      }
      if (at_end && !at_end(to, passed, direction, n, i)) return false;
      if (binds_between) passed = to;
      if (i >= least && body(to, passed, direction, n, i)) return true;
    }
    return false;
  });
}

// Along a radial back from the last of its sites that counts to the first.
template <class World, class Body, class Type>
LUDENS_FN void for_way(const World& w, int from, int direction, int way, int first, int last,
                       const Body& body, Type type) {
  if (!on_board(w, type, from) || direction < 0 || direction >= geometry::kDirections || first < 0) return;
  const auto ways = w.ways(type, direction);
  if (way < 0 || way >= ways.count(from)) return;
  const Ints sites = ways.way(from, way);
  for (int i = last < sites.size() ? last : sites.size() - 1; i >= first; --i) body(sites[i]);
}

}  // namespace ludens::kernels
