// dirs.h - kernels of directions: as pieces face, and as the board has them between sites and at a site
// (ir/ops/dirs.h, walks.h).
#pragma once

#include "geometry/ahead.h"
#include "ir/codes.h"
#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World>
LUDENS_FN std::uint64_t dirs(const World&, int low, int high) {
  return ir::mask_of_halves(low, high);
}
template <class World>
LUDENS_FN std::uint64_t dirs_union(const World&, std::uint64_t a, std::uint64_t b) {
  return a | b;
}
template <class World, class If, class Then, class Else>
LUDENS_FN std::uint64_t dirs_select(const World&, const If& condition, const Then& then,
                                    const Else& otherwise) {
  return condition() ? then() : otherwise();
}

// --- facing

// Which way the piece on top of a site on the board faces, with its rotation among the directions of the
// relation. A piece without a facing, and an empty site, are turned from north.
template <class World, class Type>
LUDENS_FN int facing_at(const World& w, Type type, int site, geometry::Relation relation) {
  const auto& s = w.space(type);
  const int index = runtime::top_index(s, site);
  const int facing = w.facing(s.what[index]);
  if (!s.rotation || s.rotation[index] == 0) return facing;
  const auto ahead = facing == geometry::kSpecificDirections ? geometry::Direction::N
                                                             : static_cast<geometry::Direction>(facing);
  return static_cast<int>(geometry::rotated(ahead, s.rotation[index], w.supported(type, relation)));
}

// What the directions mean to each piece, as it is turned: by rotation, and then by piece.
struct Facings {
  const std::uint64_t* seen = nullptr;
  std::int32_t turns = 0;  // so many rotations are known, none of them included
};

template <class World, class Type>
LUDENS_FN std::uint64_t dirs_facing(const World& w, const Facings& table, int site, int directions, Type type,
                                    int relation) {
  const auto& s = w.space(type);
  if (site < 0 || site >= s.sites) return 0;
  const int index = runtime::top_index(s, site);
  const int turns = s.rotation ? s.rotation[index] : 0;
  if (turns < table.turns) return table.seen[turns * w.components() + s.what[index]];
  return w.direction_table(directions)[facing_at(w, type, site, static_cast<geometry::Relation>(relation))];
}

template <class World, class Type>
LUDENS_FN bool is_ahead(const World& w, int from, int to, Type type) {
  if (!on_board(w, type, from) || !on_board(w, type, to)) return false;
  const int facing = w.facing(top_what(w.space(type), from));
  if (facing == geometry::kSpecificDirections) return true;
  const auto* at = w.coordinates(type);
  return geometry::is_ahead(at[to].row - at[from].row, at[to].column - at[from].column,
                            static_cast<geometry::Direction>(facing));
}

// The directions that the board has, in their order.
struct DirectionOrder {
  Ints order;
};

// The last of the directions in which one step leads from one site to the other; -1 where none does.
template <class World, class Type>
LUDENS_FN int direction_of_step(const World& w, const DirectionOrder& all, Type type, int from, int to) {
  if (!on_board(w, type, from) || to < 0) return -1;
  std::uint64_t leading = 0;
  for (const auto& step : w.steps(type, from))
    if (step.type == type && step.to == to) leading |= step.directions;
  int found = -1;
  for (const int direction : all.order)
    if ((leading >> direction) & 1) found = direction;
  return found;
}

template <class World, class Type>
LUDENS_FN std::uint64_t dirs_along(const World& w, const DirectionOrder& all, int from, int to,
                                   int directions, Type type) {
  int facing = direction_of_step(w, all, type, from, to);
  const bool there = from >= 0 && from < w.space(type).sites;
  if (facing < 0)
    facing = there ? facing_at(w, type, from, geometry::Relation::Adjacent) : geometry::kSpecificDirections;
  return w.direction_table(directions)[facing];
}

// --- between two sites

// Which directions lead from one site to the other: all of them, or the first.
struct WaysBetween {
  Ints order;                            // those that the board has, clockwise from north
  bool all = false;                      //
  const std::uint64_t* masks = nullptr;  // by from and to; null where the board is too large for that
};

template <class World, class Type>
LUDENS_FN std::uint64_t ways_between(const World& w, const WaysBetween& ways, Type type, int from, int to) {
  if (!on_board(w, type, from) || !on_board(w, type, to)) return 0;
  if (ways.masks) return ways.masks[from * w.board_sites(type) + to];
  std::uint64_t mask = 0;
  for (const int direction : ways.order) {
    const std::uint64_t bit = std::uint64_t{1} << direction;
    const bool leads = for_each_way(w, type, from, bit, [&](Ints way, int, int) {
      for (int i = 1; i < way.size(); ++i)
        if (way[i] == to) return true;
      return false;
    });
    if (leads && !ways.all) return bit;
    if (leads) mask |= bit;
  }
  return mask;
}

template <class World, class Type>
LUDENS_FN std::uint64_t dirs_of_last(const World& w, const WaysBetween& ways, Type type, int /*relation*/,
                                     bool backwards) {
  const int from = w.head().last_from;
  const int to = w.head().last_to;
  return backwards ? ways_between(w, ways, type, to, from) : ways_between(w, ways, type, from, to);
}
template <class World, class Type>
LUDENS_FN std::uint64_t dirs_between(const World& w, const WaysBetween& ways, int from, int to, Type type) {
  return ways_between(w, ways, type, from, to);
}

// --- at a site

// Relative directions at each site, by the facing of a piece there. Sites that have the same directions share
// what is known about them.
struct SeenBySite {
  const std::int32_t* like = nullptr;        // by site: where it stands in the next two
  const std::uint64_t* supported = nullptr;  // the directions that it has
  const std::uint64_t* seen = nullptr;       // and by facing: what the relative directions mean
};

template <class World, class Type>
LUDENS_FN std::uint64_t dirs_by_site(const World& w, const SeenBySite& table, int site, Type type,
                                     int /*relation*/, Ints /*relative*/) {
  if (!on_board(w, type, site)) return 0;
  const auto& s = w.space(type);
  const int index = runtime::top_index(s, site);
  const int faces = w.facing(s.what[index]);
  auto facing = faces == geometry::kSpecificDirections ? geometry::Direction::N
                                                       : static_cast<geometry::Direction>(faces);
  const int like = table.like[site];
  if (s.rotation && s.rotation[index] != 0)
    facing = geometry::rotated(facing, s.rotation[index], table.supported[like]);
  return table.seen[like * geometry::kSpecificDirections + static_cast<int>(facing)];
}

// Groups of directions as the specific ones that the site has.
template <class World, class Type>
LUDENS_FN std::uint64_t taken_apart(const World& w, Type type, int site, std::uint64_t mask) {
  std::uint64_t out = mask & geometry::kSpecificMask;
  for (std::uint64_t groups = mask & ~geometry::kSpecificMask; groups; groups &= groups - 1) {
    const auto group = static_cast<geometry::Direction>(lowest_bit(groups));
    if (!geometry::names_relation(group)) {
      out |= geometry::bit(group);
      continue;
    }
    for (const auto& step : w.steps(type, site))
      if (step.type == type && geometry::has(step.directions, group))
        out |= step.directions & geometry::kSpecificMask;
  }
  return out;
}

template <class World, class Directions, class Without, class Type>
LUDENS_FN std::uint64_t dirs_without(const World& w, const Directions& directions, const Without& without,
                                     int site, Type type) {
  if (!on_board(w, type, site)) return 0;
  const std::uint64_t all = taken_apart(w, type, site, directions());
  return all & ~taken_apart(w, type, site, without());
}

}  // namespace ludens::kernels
