// captures.h - kernels of captures (ir/ops/travel.h): they find the sites that are caught and run the body
// for each; the effect itself is the body's.
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World, class Target, class End, class Body, class Type>
LUDENS_FN bool custodial(const World& w, int start, std::uint64_t directions, int least, int most,
                         const Target& target, const End& is_end, const Body& body, Type type, int to) {
  if (!on_board(w, type, start) || most < 1 || least > most) return false;
  return for_each_way(w, type, start, directions, [&](Ints way, int, int) {
    int end = 1;
    while (end < way.size() && end <= most && target(to, way[end])) ++end;
    if (end == 1 || least >= end || (most == 1 && end >= way.size())) return false;
    const int beyond = end < way.size() ? way[end] : -1;
    if (!is_end(beyond, end <= most && end < way.size() ? way[end] : way[end - 1])) return false;
    for (int i = 1; i < end; ++i)
      if (body(beyond, way[i])) return true;
    return false;
  });
}

template <class World, class Target, class Friend, class Body, class Type>
LUDENS_FN bool surround(const World& w, int start, std::uint64_t directions, const Target& target,
                        const Friend& is_friend, int exceptions, Maybe with, const Body& body, Type type,
                        int to) {
  if (!on_board(w, type, start)) return false;
  const auto& s = w.space(type);
  return for_each_way(w, type, start, directions, [&](Ints way, int, int) {
    if (way.size() < 2) return false;
    const int caught = way[1];
    if (!target(to, caught)) return false;
    int open = 0;
    bool found = false;
    for_each_way(w, type, caught, directions, [&](Ints around, int, int) {
      if (around.size() < 2) return false;
      if (around[1] != start && !is_friend(around[1], caught)) ++open;
      if (with.value_or(-1) < 0 || s.what[runtime::top_index(s, around[1])] == with.value) found = true;
      return open > exceptions;
    });
    return open <= exceptions && found && body(to, caught);
  });
}

}  // namespace ludens::kernels
