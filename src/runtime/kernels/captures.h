// captures.h - kernels of captures (ir/ops/travel.h): they find the sites that are caught and run the body
// for each; the effect itself is the body's.
#pragma once

#include "geometry/headings.h"
#include "runtime/kernels/flood.h"

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

// --- on both sides

// How many targets stand in a row along the way, at most so many.
template <class Target>
LUDENS_FN int run_length(const Target& target, Ints way, int most) {
  int count = 0;
  while (count < most && count + 1 < way.size() && target(way[count + 1])) ++count;
  return count;
}
template <class Body>
LUDENS_FN bool each_of_run(const Body& body, Ints way, int count) {
  for (int i = 1; i <= count; ++i)
    if (body(way[i])) return true;
  return false;
}

// Calls visit(way, n) for each way from the site; the n-th is the same each time. visit returns true to stop.
template <class World, class Type, class Visit>
LUDENS_FN bool for_each_numbered_way(const World& w, Type type, int from, std::uint64_t directions,
                                     Visit visit) {
  int number = 0;
  return for_each_way(w, type, from, directions, [&](Ints way, int, int) { return visit(way, number++); });
}

template <class World, class Target, class Body, class Type>
LUDENS_FN bool intervene(const World& w, int start, std::uint64_t directions, const Target& target, int least,
                         int most, const Body& body, Type type) {
  if (!on_board(w, type, start)) return false;
  return for_each_numbered_way(w, type, start, directions, [&](Ints a, int number) {
    // Each line counts once: a way whose opposite came before it is that one's other half.
    const bool is_second_half = for_each_numbered_way(w, type, start, directions, [&](Ints b, int other) {
      return other < number && w.leave_oppositely(type, a, b);
    });
    if (is_second_half) return false;
    const int count = run_length(target, a, most);
    if (count < least) return false;
    bool both = false;
    const bool stop = for_each_numbered_way(w, type, start, directions, [&](Ints b, int other) {
      if (other <= number || !w.leave_oppositely(type, a, b)) return false;
      const int length = run_length(target, b, most);
      if (length < least) return false;
      both = true;
      return each_of_run(body, b, length);
    });
    return stop || (both && each_of_run(body, a, count));
  });
}

// --- where a component stands

// A number is enough: it may be that of a site of any type.
template <class World, class Sites>
LUDENS_FN bool is_within(const World& w, int what, const Sites& sites) {
  if (what < 1 || what >= w.components()) return false;
  typename World::Set scratch;
  const SetWord* const among = peek(sites, scratch);
  if constexpr (requires { World::only_sets; }) {
    const SetWord* const pieces = w.space(w.default_type()).sets.pieces(what);
    for (int i = 0; i < w.words; ++i)
      if (among[i] & pieces[i]) return true;
    return false;
  }
  using Type = typename World::SiteType;
  for (const Type type : {Type::Cell, Type::Edge, Type::Vertex})
    if (const runtime::Space& s = whole_space(w, type); s.piece && s.height == 1)
      for (int i = 0; i < w.words; ++i)
        if (among[i] & s.piece[what * w.words + i]) return true;
  return for_each_bit(among, w.words, [&](int site) {
    for (const Type type : {Type::Cell, Type::Edge, Type::Vertex}) {
      auto&& s = w.space(type);
      if (s.height == 1 && whole_space(w, type).piece) continue;  // seen already
      const int levels = site < s.sites ? runtime::stack_size(s, site) : 0;
      for (int level = 0; level < levels; ++level)
        if (s.what[site * s.height + level] == what) return true;
    }
    return false;
  });
}

template <class World, class Type>
LUDENS_FN void stands_on(const World& w, SetWord* out, int what, Type type) {
  clear_words(out, w.words);
  if (what < 1 || what >= w.components()) return;
  auto&& s = w.space(type);
  if (s.piece) return copy_words(out, s.piece + what * w.words, w.words);
  for (int site = 0; site < s.sites; ++site)
    if (top_what(s, site) == what) set_bit(out, site);
}

}  // namespace ludens::kernels
