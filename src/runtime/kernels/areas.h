// areas.h - kernels of tiles whose sides are of a terrain (ir/ops/areas.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// The board and the tiles by sides, which are counted clockwise from the north, of each cell for itself.
struct AreaTable {
  struct Area {
    std::uint32_t sides = 0;  // of the tile as it was made, a bit each
    int terrain = 0, value = 0;
  };
  int sides = 0;
  int per_side = 1;                          // rotations that make up one side
  int components = 0;                        //
  const std::int32_t* neighbours = nullptr;  // by cell and side; -1
  const std::int32_t* facing = nullptr;      // by cell and side: the side of the neighbour that lies there
  const std::uint8_t* is_tile = nullptr;     // by component
  const std::int32_t* area_of = nullptr;     // by component and side: the number of its area; -1
  const Area* areas = nullptr;
  int area_count = 0;

  LUDENS_FN int neighbour(int cell, int side) const { return neighbours[cell * sides + side]; }
  LUDENS_FN int facing_side(int cell, int side) const { return facing[cell * sides + side]; }
  LUDENS_FN int area(int what, int side) const { return area_of[what * sides + side]; }
};

// A tile as it lies.
struct LyingTile {
  int what = 0;  // 0: there is none
  int turned = 0;
  int level = 0;
};

// Of a stack the topmost tile.
template <class World>
LUDENS_FN LyingTile lying_tile(const World& w, const AreaTable& table, int cell) {
  constexpr auto kCells = World::SiteType::Cell;
  if (cell < 0 || cell >= w.board_sites(kCells)) return {};
  const auto& s = whole_space(w, kCells);
  for (int level = runtime::stack_size(s, cell) - 1; level >= 0; --level) {
    const int index = runtime::index_of(s, cell, level);
    const int what = s.what[index];
    if (what > 0 && what < table.components && table.is_tile[what])
      return {what, s.rotation ? s.rotation[index] / table.per_side % table.sides : 0, level};
  }
  return {};
}

// The number of the area on the side of the cell that this is once the tile is turned; -1.
LUDENS_FN int area_on(const AreaTable& table, const LyingTile& tile, int side) {
  return table.area(tile.what, (side + table.sides - tile.turned) % table.sides);
}
LUDENS_FN int terrain_on(const AreaTable& table, const LyingTile& tile, int side) {
  const int area = area_on(table, tile, side);
  return area < 0 ? 0 : table.areas[area].terrain;
}
LUDENS_FN std::uint32_t turned_sides(const AreaTable& table, std::uint32_t sides, int turned) {
  const std::uint32_t all = (std::uint32_t{1} << table.sides) - 1;
  return turned == 0 ? sides : (sides << turned | sides >> (table.sides - turned)) & all;
}

// --- areas that go on

// The parts of areas that hang together.
template <class World>
class AreaWalk {
 public:
  LUDENS_FN AreaWalk(const World& w, const AreaTable& table) : w_(w), table_(table), parts_(w), seen_(w) {
    parts_.list.clear();
    seen_.list.clear();
    clear_words(reached_, w.words);
  }

  // All areas of the tile, or only those with the side, or of the terrain.
  LUDENS_FN void begin(int cell, Maybe side, Maybe terrain) {
    const LyingTile tile = lying_tile(w_, table_, cell);
    if (tile.what == 0 || (side && (*side < 0 || *side >= table_.sides))) return;
    for (int i = side ? *side : 0; i < (side ? *side + 1 : table_.sides); ++i)
      if (side || !terrain || terrain_on(table_, tile, i) == *terrain) add(cell, tile, i);
  }
  // Calls at_end(the cell beside it, or -1) for each side that has no tile there.
  template <class AtEnd>
  LUDENS_FN void follow(AtEnd at_end) {
    for (int i = 0; i < size(); ++i) {
      const int cell = cell_of(i);
      const int terrain = table_.areas[area_of(i)].terrain;
      const std::uint32_t sides = sides_of(i);
      for (int side = 0; side < table_.sides; ++side) {
        if (!(sides >> side & 1)) continue;
        const int beside = table_.neighbour(cell, side);
        const LyingTile tile = lying_tile(w_, table_, beside);
        if (tile.what == 0) {
          at_end(beside);
          continue;
        }
        const int there = table_.facing_side(cell, side);
        if (terrain_on(table_, tile, there) == terrain) add(beside, tile, there);
      }
    }
  }

  LUDENS_FN int size() const { return static_cast<int>(parts_.list.size()) / kNumbers; }
  LUDENS_FN int cell_of(int i) const { return parts_.list[i * kNumbers]; }
  LUDENS_FN std::uint32_t sides_of(int i) const {
    return static_cast<std::uint32_t>(parts_.list[i * kNumbers + 1]);
  }
  LUDENS_FN int area_of(int i) const { return parts_.list[i * kNumbers + 2]; }

 private:
  static constexpr int kNumbers = 3;  // of a part: its cell, its sides as they lie, its area
  static constexpr int kFew = 32;     // parts that are looked through one by one

  LUDENS_FN void add(int cell, const LyingTile& tile, int side) {
    const int area = area_on(table_, tile, side);
    if (area < 0 || has(cell, side)) return;
    const std::uint32_t sides = turned_sides(table_, table_.areas[area].sides, tile.turned);
    set_bit(reached_, cell);
    parts_.list.push_back(cell);
    parts_.list.push_back(static_cast<int>(sides));
    parts_.list.push_back(area);
    if (size() > kFew && is_short()) remember_all();
    if (!is_short()) seen_.list[cell] |= static_cast<int>(sides);
  }
  LUDENS_FN bool is_short() const { return seen_.list.size() == 0; }
  // So that large areas cost no more for each tile than small ones.
  LUDENS_FN void remember_all() {
    for (int i = w_.board_sites(World::SiteType::Cell); i > 0; --i) seen_.list.push_back(0);
    for (int i = 0; i < size(); ++i) seen_.list[cell_of(i)] |= static_cast<int>(sides_of(i));
  }
  LUDENS_FN bool has(int cell, int side) const {
    if (!test_bit(reached_, cell)) return false;
    if (!is_short()) return seen_.list[cell] >> side & 1;
    for (int i = size() - 1; i >= 0; --i)
      if (cell_of(i) == cell && (sides_of(i) >> side & 1)) return true;
    return false;
  }

  const World& w_;
  const AreaTable& table_;
  typename World::ScratchList parts_;
  typename World::ScratchList seen_;  // by cell: its sides in parts, a bit each; empty while these are few
  typename World::Set reached_;
};

// Does a piece of the player lie above the tile, its state being one of the sides?
template <class World>
LUDENS_FN bool stands_on_area(const World& w, const AreaTable& table, int cell, std::uint32_t sides,
                              int player) {
  constexpr auto kCells = World::SiteType::Cell;
  const auto& s = whole_space(w, kCells);
  for (int level = runtime::stack_size(s, cell) - 1; level > lying_tile(w, table, cell).level; --level) {
    const int index = runtime::index_of(s, cell, level);
    const int state = s.state ? s.state[index] : 0;
    if (s.who[index] == player && state >= 0 && state < table.sides && (sides >> state & 1)) return true;
  }
  return false;
}

template <class World>
LUDENS_FN void area_sites(const World& w, SetWord* out, const AreaTable& table, int site, Maybe side,
                          Maybe terrain, Maybe player, bool ends) {
  clear_words(out, w.words);
  AreaWalk<World> walk(w, table);
  walk.begin(site, side, terrain);
  walk.follow([&](int beyond) {
    if (ends && beyond >= 0) set_bit(out, beyond);
  });
  if (ends) return;
  for (int i = 0; i < walk.size(); ++i)
    if (!player || stands_on_area(w, table, walk.cell_of(i), walk.sides_of(i), *player))
      set_bit(out, walk.cell_of(i));
}

template <class World>
LUDENS_FN int area_ends(const World& w, const AreaTable& table, int site, Maybe side, Maybe terrain) {
  int ends = 0;
  AreaWalk<World> walk(w, table);
  walk.begin(site, side, terrain);
  walk.follow([&](int) { ++ends; });
  return ends;
}

template <class World>
LUDENS_FN int area_value(const World& w, const AreaTable& table, int site, Maybe side, Maybe terrain) {
  AreaWalk<World> walk(w, table);
  walk.begin(site, side, terrain);
  walk.follow([](int) {});
  int sum = 0;
  for (int i = 0; i < walk.size(); ++i) sum += table.areas[walk.area_of(i)].value;
  return sum;
}

// Columns and rows from the first to the last.
struct Extent {
  int left = 0, right = -1, bottom = 0, top = -1;

  LUDENS_FN bool is_empty() const { return right < left; }
  LUDENS_FN void hold(int column, int row) {
    if (is_empty()) {
      left = right = column;
      bottom = top = row;
    }
    left = column < left ? column : left;
    right = column > right ? column : right;
    bottom = row < bottom ? row : bottom;
    top = row > top ? row : top;
  }
};

template <class World>
LUDENS_FN int area_span(const World& w, const AreaTable& table, const SetWord* sites, int terrain) {
  constexpr auto kCells = World::SiteType::Cell;
  const auto* at = w.coordinates(kCells);
  Extent all;
  const int cells = w.board_sites(kCells);
  for (int cell = 0; cell < cells; ++cell)
    if (lying_tile(w, table, cell).what != 0) all.hold(at[cell].column, at[cell].row);
  int most = 0;
  for_each_bit(sites, w.words, [&](int site) {
    AreaWalk<World> walk(w, table);
    walk.begin(site, {}, {true, terrain});
    Extent ends;
    walk.follow([&](int beyond) {
      if (beyond >= 0) ends.hold(at[beyond].column, at[beyond].row);
    });
    if (ends.is_empty()) return false;
    const int across = ends.left < all.left && ends.right > all.right ? all.right - all.left + 1 : 0;
    const int up = ends.bottom < all.bottom && ends.top > all.top ? all.top - all.bottom + 1 : 0;
    most = across > most ? across : most;
    most = up > most ? up : most;
    return false;
  });
  return most;
}

// --- sides that lie against one another

LUDENS_FN bool is_pair(Ints pairs, int a, int b) {
  if (a == b) return true;
  for (int i = 0; i + 1 < pairs.size(); i += 2)
    if ((pairs[i] == a && pairs[i + 1] == b) || (pairs[i] == b && pairs[i + 1] == a)) return true;
  return false;
}

// How many sides of a tile that lies so have a tile beside them, and how many of these match.
struct Contact {
  int all = 0, matching = 0;
};
template <class World>
LUDENS_FN Contact contact(const World& w, const AreaTable& table, const LyingTile& tile, int cell,
                          Ints pairs) {
  Contact out;
  for (int side = 0; side < table.sides; ++side) {
    const int beside = table.neighbour(cell, side);
    const LyingTile other = lying_tile(w, table, beside);
    if (other.what == 0) continue;
    ++out.all;
    const int theirs = terrain_on(table, other, table.facing_side(cell, side));
    out.matching += is_pair(pairs, terrain_on(table, tile, side), theirs);
  }
  return out;
}

template <class World>
LUDENS_FN int facing_sides(const World& w, const AreaTable& table, int site, Maybe terrain) {
  if (site < 0 || site >= w.board_sites(World::SiteType::Cell)) return 0;
  int count = 0;
  for (int side = 0; side < table.sides; ++side) {
    const LyingTile other = lying_tile(w, table, table.neighbour(site, side));
    if (other.what == 0) continue;
    count += !terrain || terrain_on(table, other, table.facing_side(site, side)) == *terrain;
  }
  return count;
}

template <class World>
LUDENS_FN int matching_sides(const World& w, const AreaTable& table, int site, Ints pairs) {
  const LyingTile tile = lying_tile(w, table, site);
  return tile.what == 0 ? 0 : contact(w, table, tile, site, pairs).matching;
}

template <class World>
LUDENS_FN bool tile_fits(const World& w, const AreaTable& table, int site, Ints pairs) {
  const LyingTile tile = lying_tile(w, table, site);
  if (tile.what == 0) return false;
  const Contact found = contact(w, table, tile, site, pairs);
  return found.all == found.matching;
}

// Does the tile look the same when it is turned so?
LUDENS_FN bool is_alike_turned(const AreaTable& table, int what, int turned) {
  for (int side = 0; side < table.sides; ++side) {
    const int here = table.area(what, side);
    const int there = table.area(what, (side + turned) % table.sides);
    if (here < 0 || there < 0) {
      if (here != there) return false;
      continue;
    }
    const AreaTable::Area& a = table.areas[here];
    const AreaTable::Area& b = table.areas[there];
    if (a.terrain != b.terrain || a.value != b.value || turned_sides(table, a.sides, turned) != b.sides)
      return false;
  }
  return true;
}

template <class World, class Out>
LUDENS_FN void fitting_rotations(const World& w, Out& out, const AreaTable& table, int what, int site,
                                 Ints pairs) {
  out.clear();
  if (site < 0 || site >= w.board_sites(World::SiteType::Cell)) return;
  if (what <= 0 || what >= table.components || !table.is_tile[what]) return;
  for (int turned = 0; turned < table.sides; ++turned) {
    if (turned > 0 && is_alike_turned(table, what, turned)) break;  // from there on they come again
    const Contact found = contact(w, table, {what, turned, 0}, site, pairs);
    if (found.all == found.matching) out.push_back(turned * table.per_side);
  }
}

}  // namespace ludens::kernels
