// figures.h - kernels of figures that pieces make: walks, pyramids, what lies on what, angles
// (ir/ops/conditions.h, walks.h).
#pragma once

#include "geometry/headings.h"
#include "ir/codes.h"
#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// --- walks: steps forward and quarter turns from a site, in any of its orthogonal directions

template <class Type, class List>
struct Figure {
  Type type;
  Ints steps;         // ir::WalkStep
  const List& whats;  // in turn, over and over; the first stands where the figure begins
};

// Where one step in the direction leads, the last where there are several; -1 where it leads nowhere.
template <class World, class Type>
LUDENS_FN int step_towards(const World& w, Type type, int site, geometry::Direction direction) {
  int to = -1;
  for_each_near(w, type, site, geometry::bit(direction), [&](int next) {
    to = next;
    return false;
  });
  return to;
}

// To the next direction of the same kind that the board has.
LUDENS_FN geometry::Direction turned_among(geometry::Direction facing, ir::WalkStep turn,
                                           geometry::DirectionMask supported) {
  do facing = turn == ir::WalkStep::Right ? geometry::right(facing) : geometry::left(facing);
  while (!geometry::has(supported, facing));
  return facing;
}

// Do the pieces of the figure stand all the way? Calls visit(site) for each site that it steps on, as long as
// they do.
template <class World, class Figure, class Visit>
LUDENS_FN bool walk_figure(const World& w, const Figure& figure, int site, geometry::Direction facing,
                           geometry::DirectionMask supported, Visit visit) {
  const auto& s = w.space(figure.type);
  const int count = static_cast<int>(figure.whats.size());
  int piece = 0;
  for (const int number : figure.steps) {
    const auto step = static_cast<ir::WalkStep>(number);
    if (step != ir::WalkStep::Forward) {
      facing = turned_among(facing, step, supported);
      continue;
    }
    site = step_towards(w, figure.type, site, facing);
    piece = (piece + 1) % count;
    if (site < 0 || top_what(s, site) != figure.whats[piece]) return false;
    visit(site);
  }
  return true;
}

template <class World, class List, class Type>
LUDENS_FN bool is_figure(const World& w, int from, const List* whats, Type type, Ints steps) {
  if (!on_board(w, type, from)) return false;
  const int here = top_what(w.space(type), from);
  typename World::ScratchList like(w);
  if (here != 0) like.list.push_back(here);
  const List& wanted = whats ? *whats : like.list;
  if (wanted.empty() || wanted[0] != here) return false;
  const Figure<Type, List> figure{type, steps, wanted};
  const std::uint64_t supported = w.supported(type, geometry::Relation::Orthogonal);
  for (std::uint64_t ways = supported; ways; ways &= ways - 1) {
    const auto facing = static_cast<geometry::Direction>(lowest_bit(ways));
    if (walk_figure(w, figure, from, facing, supported, [](int) {})) return true;
  }
  return false;
}

template <class World, class Whats, class Type>
LUDENS_FN void pattern_sites(const World& w, SetWord* out, int from, const Whats& whats, Type type,
                             Ints steps) {
  clear_words(out, w.words);
  if (!on_board(w, type, from)) return;
  const int first = top_what(w.space(type), from);
  typename World::ScratchList wanted(w);
  if (whats) whats(wanted.list);
  if (wanted.list.empty()) wanted.list.push_back(first);
  if (wanted.list[0] != first) return;
  const Figure<Type, decltype(wanted.list)&> figure{type, steps, wanted.list};
  const std::uint64_t supported = w.supported(type, geometry::Relation::Orthogonal);
  typename World::Set walked;
  for (std::uint64_t ways = supported; ways; ways &= ways - 1) {
    clear_words(walked, w.words);
    set_bit(walked, from);
    const auto facing = static_cast<geometry::Direction>(lowest_bit(ways));
    if (walk_figure(w, figure, from, facing, supported, [&](int site) { set_bit(walked, site); }))
      add_words(out, walked, w.words);
  }
}

// --- where pieces must stand

// One of the stacks must be this, from bottom to top.
template <class Space>
LUDENS_FN bool is_one_stack(const Space& s, Ints sites, Ints whats) {
  for (const int site : sites) {
    if (site < 0 || site >= s.sites || s.size[site] != whats.size()) continue;
    int level = 0;
    while (level < whats.size() && s.what[site * s.height + level] == whats[level]) ++level;
    if (level == whats.size()) return true;
  }
  return false;
}

template <class World, class Type>
LUDENS_FN bool hold_pieces(const World& w, Ints sites, Ints whats, Type type) {
  const auto& s = w.space(type);
  if (s.height > 1) return is_one_stack(s, sites, whats);
  if (sites.size() != whats.size()) return false;
  for (int i = 0; i < sites.size(); ++i)
    if (sites[i] < 0 || sites[i] >= s.sites || s.what[sites[i]] != whats[i]) return false;
  return true;
}

// --- boards with layers

template <class World>
LUDENS_FN bool is_flat(const World& w, int site) {
  constexpr auto kVertices = World::SiteType::Vertex;
  if (!on_board(w, kVertices, site)) return false;
  if (w.coordinates(kVertices)[site].layer == 0) return true;
  const auto& s = w.space(kVertices);
  if (!s.what) return false;
  return !for_each_near(w, kVertices, site, geometry::bit(geometry::Direction::Downward),
                        [&](int below) { return top_what(s, below) == 0; });
}

template <class World, class Type>
LUDENS_FN bool is_free(const World& w, const SetWord* sites, Maybe except, Type type) {
  using geometry::Direction;
  constexpr std::uint64_t kMain = geometry::bit(Direction::N) | geometry::bit(Direction::S) |
                                  geometry::bit(Direction::W) | geometry::bit(Direction::E);
  const auto& s = w.space(type);
  return for_each_bit(sites, w.words, [&](int site) {
    if (!on_board(w, type, site)) return false;
    return for_each_near(w, type, site, kMain, [&](int to) {
      return !(except && to == *except) && top_what(s, to) == 0 && w.coordinates(type)[to].layer == 0;
    });
  });
}

// Empty sites are like each other, too.
template <class World, class Type>
LUDENS_FN bool has_pyramid(const World& w, const SetWord* tops, Type type, Ints corners) {
  const auto& s = w.space(type);
  if (!s.what) return false;
  const auto is_like = [&](int first, int what) {
    for (int i = first; i < first + 4; ++i)
      if (top_what(s, corners[i]) != what) return false;
    return true;
  };
  return for_each_bit(tops, w.words, [&](int top) {
    if (top >= s.sites || !on_board(w, type, top)) return false;
    for (int at = corners[top]; at < corners[top + 1]; at += 4)
      if (is_like(at, top_what(s, top))) return true;
    return false;
  });
}

// --- angles: as seen on the screen between two sites that meet the conditions

// By site: the later ones that make such an angle with it.
struct Angles {
  const SetWord* sets = nullptr;
};

template <class World, class First, class Second, class Type>
LUDENS_FN bool is_angle(const World& w, const Angles& angles, int site, const First& first,
                        const Second& second, Type type, int /*kind*/) {
  if (!on_board(w, type, site)) return false;
  typename World::Set firsts, seconds;
  clear_words(firsts, w.words);
  clear_words(seconds, w.words);
  const int count = w.board_sites(type);
  for (int i = 0; i < count; ++i) {
    if (i == site) continue;
    if (first(i)) set_bit(firsts, i);
    if (second(i)) set_bit(seconds, i);
  }
  return for_each_bit(firsts, w.words, [&](int a) {
    const SetWord* with = angles.sets + a * w.words;
    for (int i = 0; i < w.words; ++i)
      if (seconds[i] & with[i]) return true;
    return false;
  });
}

}  // namespace ludens::kernels
