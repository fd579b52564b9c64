// dominoes.h - kernels of dominoes (ir/ops/dominoes.h): where they may lie, whether their pips match, which
// are left.
#pragma once

#include "geometry/headings.h"
#include "runtime/kernels/large.h"

namespace ludens::kernels {

// The dominoes and where they are kept.
struct DominoTable {
  int centre = -1;                           // the cell in the middle of the board
  const std::uint8_t* is_double = nullptr;   // by component: a domino with the same number on both halves
  const std::int32_t* hand_first = nullptr;  // by player: the first site of the hand
  const std::int32_t* hand_sites = nullptr;  // and how many; 0 where there is none
};

template <class World>
LUDENS_FN bool is_domino(const World& w, int what) {
  return w.is_domino(what);
}

// --- the line of play

// One side of a domino, as it lies in state 0: the two cells at it, which way they look, and whether the
// second of them is on the left of the first, seen that way.
struct DominoSide {
  int first, second;
  int quarter;  // clockwise from north
  bool second_left;
  bool of_doubles;
};

template <class World>
struct LineOfPlay {
  const World& w;
  const SetWord* empty;
  SetWord* out;

  LUDENS_FN void add_domino(Ints cells, int state, bool is_double) const {
    constexpr DominoSide kSides[] = {
        {0, 1, 3, false, false}, {7, 6, 1, true, false}, {2, 5, 0, false, true}, {3, 4, 2, false, true}};
    for (const DominoSide& side : kSides)
      if (is_double || !side.of_doubles)
        add_side(side, cells[side.first], cells[side.second], (side.quarter + state) % 4);
  }

 private:
  // A quarter is four sixteenths of the compass, and a diagonal lies half a quarter further.
  LUDENS_FN Ints way(int cell, int sixteenths) const {
    const auto ways = w.ways(World::SiteType::Cell, sixteenths % 16);
    return ways.count(cell) > 0 ? ways.way(cell, 0) : Ints();
  }

  // Four cells ahead on both lanes, as far as they are free; and what lies askew of an end, for a domino that
  // is put across.
  LUDENS_FN void add_side(const DominoSide& side, int first, int second, int quarter) const {
    const Ints lane = way(first, 4 * quarter);
    const Ints other = way(second, 4 * quarter);
    if (lane.size() <= 2 || other.size() <= 2) return;
    int i = 1;
    for (; i < 5 && i < lane.size() && i < other.size(); ++i) {
      if (!test_bit(empty, lane[i]) || !test_bit(empty, other[i])) break;
      set_bit(out, lane[i]);
      set_bit(out, other[i]);
    }
    if (i == 1 || side.of_doubles) return;
    const int left = 4 * quarter + 14;
    const int right = 4 * quarter + 2;
    add_askew(way(first, side.second_left ? right : left));
    add_askew(way(second, side.second_left ? left : right));
  }
  LUDENS_FN void add_askew(Ints askew) const {
    if (askew.size() > 1 && test_bit(empty, askew[1])) set_bit(out, askew[1]);
  }
};

template <class World>
LUDENS_FN void line_of_play(const World& w, SetWord* out, const DominoTable& table) {
  constexpr int kCovered = 8;  // cells, the first half's first
  clear_words(out, w.words);
  const auto& s = w.space(World::SiteType::Cell);
  const LineOfPlay<World> line{w, s.empty, out};
  bool any = false;
  for (int site = 0; site < s.sites && on_board(w, World::SiteType::Cell, site); ++site) {
    const int what = s.what[site];
    if (!w.is_domino(what)) continue;
    any = true;
    const int state = s.state ? s.state[site] : 0;
    const Ints covered = w.footprint(what, state, site);
    if (covered.size() == kCovered) line.add_domino(covered, state, table.is_double[what]);
  }
  if (!any && table.centre >= 0) set_bit(out, table.centre);
}

// --- matching

// Cells beside the domino that belong to others. They must be two in line, of the same domino.
template <class World, class List>
LUDENS_FN bool touches_one_side(const World& w, const SetWord* beside, const List& cells) {
  constexpr auto kCells = World::SiteType::Cell;
  const auto& s = w.space(kCells);
  bool matches = false;
  for (const int cell : cells) {
    int seen = 1;
    int last = cell;
    const bool too_many = for_each_way(w, kCells, cell, geometry::bit(geometry::Direction::Orthogonal),
                                       [&](Ints way, int, int) {
                                         for (int i = 1; i < way.size(); ++i) {
                                           if (!test_bit(beside, way[i])) continue;
                                           ++seen;
                                           last = way[i];
                                         }
                                         if (seen == 2) matches = s.count && s.count[cell] == s.count[last];
                                         return seen > 2;
                                       });
    if (too_many) return false;
  }
  return matches;
}

template <class World>
LUDENS_FN bool pips_match(const World& w, int site) {
  constexpr auto kCells = World::SiteType::Cell;
  const auto& s = w.space(kCells);
  if (site < 0 || site >= s.sites || !w.is_domino(s.what[site]) || !s.value) return true;
  const Ints covered = w.footprint(s.what[site], s.state ? s.state[site] : 0, site);
  typename World::Set beside;
  clear_words(beside, w.words);
  typename World::ScratchList cells(w);
  for (const int cell : covered) {
    const bool differs =
        for_each_neighbour(w, kCells, cell, geometry::bit(geometry::Direction::Orthogonal), [&](int to) {
          if (has(covered, to) || test_bit(s.empty, to)) return false;
          if (!test_bit(beside, to)) cells.list.push_back(to);
          set_bit(beside, to);
          return s.value[to] != s.value[cell];
        });
    if (differs) return false;
  }
  return w.head().ply <= 1 || touches_one_side(w, beside, cells.list);
}

// --- those left

// The dominoes that lie nowhere, ascending.
template <class World, class List>
LUDENS_FN void find_dominoes_left(const World& w, List& left) {
  const auto& s = w.space(World::SiteType::Cell);
  typename World::ScratchList lying(w);
  for (int what = 0; what < w.components(); ++what) lying.list.push_back(0);
  for (int site = 0; site < s.sites; ++site) lying.list[s.what[site]] = 1;
  left.clear();
  for (int what = 1; what < w.components(); ++what)
    if (w.is_domino(what) && !lying.list[what]) left.push_back(what);
}

template <class World>
LUDENS_FN int dominoes_left(const World& w) {
  typename World::ScratchList left(w);
  find_dominoes_left(w, left.list);
  return static_cast<int>(left.list.size());
}

// The first free site of the player's hand, or -1.
template <class World>
LUDENS_FN int free_hand_site(const World& w, const DominoTable& table, int player) {
  if (player < 0 || player > everybody(w)) return -1;
  const auto& s = w.space(World::SiteType::Cell);
  const int end = table.hand_first[player] + table.hand_sites[player];
  for (int site = table.hand_first[player]; site < end && site < s.sites; ++site)
    if (s.what[site] == 0) return site;
  return -1;
}

template <class World>
LUDENS_FN bool can_take_domino(const World& w, const DominoTable& table, int player) {
  return free_hand_site(w, table, player) >= 0 && dominoes_left(w) > 0;
}

}  // namespace ludens::kernels
