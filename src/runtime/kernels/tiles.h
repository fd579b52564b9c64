// tiles.h - kernels of tiles with paths on them (ir/ops/tiles.h): whether their sides match, where their
// paths lead.
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// The board and the tiles by sides. Sides are counted clockwise from the north; where no side is there, from
// the first one after it.
struct TileTable {
  struct Path {
    int from = 0, to = 0, colour = 0;
  };
  int sides = 0;
  int per_side = 1;                          // rotations that make up one side, where sides are compared
  int components = 0;                        //
  const std::int32_t* neighbours = nullptr;  // by cell and side; -1
  const std::uint8_t* is_tile = nullptr;     // by component
  // By component and side, and one past the last: where its slots begin among the colours.
  const std::int32_t* first_colour = nullptr;
  const std::int32_t* colours = nullptr;
  const std::int32_t* first_path = nullptr;  // by component, and one past the last
  const Path* paths = nullptr;

  LUDENS_FN int neighbour(int cell, int side) const { return neighbours[cell * sides + side]; }
  LUDENS_FN Ints colours_of(int what, int side) const {
    const std::int32_t* first = first_colour + what * sides + side;
    return {colours + first[0], first[1] - first[0]};
  }
};

template <class World>
LUDENS_FN bool is_tile(const World&, const TileTable& table, int what) {
  return what > 0 && what < table.components && table.is_tile[what];
}

// The tile on a cell; 0 where there is none.
template <class World>
LUDENS_FN int tile_at(const World& w, const TileTable& table, int cell) {
  constexpr auto kCells = World::SiteType::Cell;
  const auto& s = w.space(kCells);
  if (!on_board(w, kCells, cell) || cell >= s.sites) return 0;
  const int what = top_what(s, cell);
  return is_tile(w, table, what) ? what : 0;
}

template <class World>
LUDENS_FN int tile_rotation(const World& w, int cell) {
  const auto& s = w.space(World::SiteType::Cell);
  return s.rotation ? s.rotation[runtime::top_index(s, cell)] : 0;
}

// --- sides

// The colours on the side of the cell that this is once the tile is turned.
template <class World>
LUDENS_FN Ints colours_on(const World& w, const TileTable& table, int what, int cell, int side) {
  const int turned = tile_rotation(w, cell) / table.per_side % table.sides;
  return table.colours_of(what, (side + table.sides - turned) % table.sides);
}

// Seen from the other side, the slots come in the other order.
LUDENS_FN bool are_mirrored(Ints a, Ints b) {
  if (a.size() != b.size()) return false;
  for (int i = 0; i < a.size(); ++i)
    if (a[i] != b[b.size() - 1 - i]) return false;
  return true;
}

template <class World>
LUDENS_FN bool sides_match(const World& w, const TileTable& table, int cell) {
  constexpr auto kCells = World::SiteType::Cell;
  const auto& s = w.space(kCells);
  if (!on_board(w, kCells, cell) || cell >= s.sites || top_what(s, cell) == 0) return false;
  const int tile = tile_at(w, table, cell);
  if (tile == 0) return true;
  for (int side = 0; side < table.sides; ++side) {
    const int beside = table.neighbour(cell, side);
    const int other = tile_at(w, table, beside);
    if (other == 0) continue;
    const Ints theirs = colours_on(w, table, other, beside, (side + table.sides / 2) % table.sides);
    if (!are_mirrored(colours_on(w, table, tile, cell, side), theirs)) return false;
  }
  return true;
}

// --- paths

// Follows the paths of one colour from tile to tile. Where a tile has several of them, all are followed, and
// only the tile that one comes from is not gone back to.
template <class World>
class Trail {
 public:
  LUDENS_FN Trail(const World& w, const TileTable& table, int colour)
      : w_(w), table_(table), colour_(colour), steps_(w), seen_(w) {}

  // Calls visit(cell, whether it is where we came from) for each cell that a path leads to; true: stop.
  template <class Visit>
  LUDENS_FN bool follow(int start, Visit visit) {
    if (tile_at(w_, table_, start) == 0) return false;
    seen_.list.clear();
    for (int i = w_.board_sites(World::SiteType::Cell) * words_of_sides(); i > 0; --i)
      seen_.list.push_back(0);
    steps_.list.clear();
    steps_.list.push_back(start);
    steps_.list.push_back(start);
    for (int i = 0; i + 1 < static_cast<int>(steps_.list.size()); i += 2)
      if (leave(steps_.list[i], steps_.list[i + 1], visit)) return true;
    return false;
  }

 private:
  template <class Visit>
  LUDENS_FN bool leave(int cell, int origin, Visit visit) {
    const int tile = tile_at(w_, table_, cell);
    if (tile == 0 || table_.sides == 0) return false;
    // Two rotations a side on squares; the reference counts so on other boards, too.
    const int turned = tile_rotation(w_, cell) * 2 / table_.sides;
    for (int i = table_.first_path[tile]; i < table_.first_path[tile + 1]; ++i) {
      const TileTable::Path path = table_.paths[i];
      if (path.colour != colour_) continue;
      if (go(cell, (path.from + turned) % table_.sides, origin, visit) ||
          go(cell, (path.to + turned) % table_.sides, origin, visit))
        return true;
    }
    return false;
  }

  template <class Visit>
  LUDENS_FN bool go(int cell, int side, int origin, Visit visit) {
    const int to = table_.neighbour(cell, side);
    if (to < 0) return false;
    if (visit(to, to == origin)) return true;
    if (to != origin && tile_at(w_, table_, to) != 0) add(to, cell, side);
    return false;
  }

  static constexpr int kSidesInWord = 31;
  LUDENS_FN int words_of_sides() const { return (table_.sides + kSidesInWord - 1) / kSidesInWord; }

  // Once for each side that a tile is come to from.
  LUDENS_FN void add(int to, int from, int side) {
    int& seen = seen_.list[to * words_of_sides() + side / kSidesInWord];
    const int from_side = 1 << side % kSidesInWord;
    if (seen & from_side) return;
    seen |= from_side;
    steps_.list.push_back(to);
    steps_.list.push_back(from);
  }

  const World& w_;
  const TileTable& table_;
  int colour_;
  typename World::ScratchList steps_;  // a cell, and where it was come to from
  typename World::ScratchList seen_;   // by cell: from which sides, a bit each, in as many words as it takes
};

template <class World>
LUDENS_FN bool is_path_ring(const World& w, const TileTable& table, const SetWord* sites, int colour) {
  Trail<World> trail(w, table, colour);
  return for_each_bit(sites, w.words, [&](int start) {
    return trail.follow(start, [&](int to, bool back) { return !back && to == start; });
  });
}

LUDENS_FN int larger_gap(int most, int a, int b) {
  const int gap = a < b ? b - a : a - b;
  return gap > most ? gap : most;
}

template <class World>
LUDENS_FN int path_reach(const World& w, const TileTable& table, const SetWord* sites, int colour) {
  Trail<World> trail(w, table, colour);
  const auto* at = w.coordinates(World::SiteType::Cell);
  int reach = 0;
  // The first site without a tile ends the search.
  for_each_bit(sites, w.words, [&](int start) {
    if (tile_at(w, table, start) == 0) return true;
    trail.follow(start, [&](int to, bool) {
      reach = larger_gap(reach, at[to].row, at[start].row);
      reach = larger_gap(reach, at[to].column, at[start].column);
      return false;
    });
    return false;
  });
  return reach;
}

}  // namespace ludens::kernels
