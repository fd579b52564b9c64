// tile_ops.cpp - tiles with paths on them: whether their sides match, where their paths lead.
#include <algorithm>
#include <cstdlib>

#include "interpreter/groups.h"
#include "ir/ops/tiles.h"

namespace ludens::interpreter {

namespace {

constexpr SiteType kCells = SiteType::Cell;

// The board and the tiles by sides. Sides are counted clockwise from the north; where no side is there, from
// the first one after it.
struct TileTable {
  int sides = 0;
  int per_side = 1;             // rotations that make up one side, where sides are compared
  std::vector<int> neighbours;  // by cell and side; kNone
  // By component: its slots' colours, those of one side after the other; empty where it is no tile.
  struct Tile {
    std::vector<std::vector<int>> colours;
    std::vector<ir::TilePath> paths;
    bool is_tile = false;
  };
  std::vector<Tile> tiles;

  int neighbour(int cell, int side) const {
    return neighbours[static_cast<size_t>(cell) * static_cast<size_t>(sides) + static_cast<size_t>(side)];
  }
};

TileTable::Tile tile_of(const ir::Component& component, int sides) {
  TileTable::Tile tile;
  tile.is_tile = component.kind == ir::ComponentKind::Tile || component.kind == ir::ComponentKind::Domino;
  if (!tile.is_tile) return tile;
  for (int side = 0; side < sides; ++side) {
    const auto at = static_cast<size_t>(side);
    const int slots =
        at < component.slots.size() ? component.slots[at] : std::max(component.slots_per_side, 0);
    tile.colours.emplace_back(static_cast<size_t>(slots), 0);
  }
  const auto paint = [&](int side, int slot, int colour) {
    if (side >= sides) return;
    std::vector<int>& slots = tile.colours[static_cast<size_t>(side)];
    if (static_cast<size_t>(slot) < slots.size()) slots[static_cast<size_t>(slot)] = colour;
  };
  for (const ir::TilePath& path : component.paths) {
    paint(path.from, path.from_slot, path.colour);
    paint(path.to, path.to_slot, path.colour);
    tile.paths.push_back(path);
  }
  return tile;
}

std::shared_ptr<const TileTable> prepare_tiles(const Prepared& game) {
  const geometry::Topology& board = *game.board;
  auto table = std::make_shared<TileTable>();
  const int cells = board.count(kCells);
  const auto& directions = board.supported(kCells, geometry::Relation::Orthogonal).in_order;
  table->sides = cells > 0 ? static_cast<int>(board.incident(kCells, SiteType::Edge)[0].size()) : 0;
  if (!directions.empty())
    table->per_side = static_cast<int>(board.supported(kCells, geometry::Relation::Adjacent).in_order.size() /
                                       directions.size());
  table->per_side = std::max(table->per_side, 1);
  for (int cell = 0; cell < cells; ++cell)
    for (int side = 0; side < table->sides; ++side) {
      int to = geometry::kNone;
      for (const geometry::Step& step : board.steps(kCells)[cell])
        if (to == geometry::kNone && step.type == kCells && static_cast<size_t>(side) < directions.size() &&
            geometry::has(step.directions, directions[static_cast<size_t>(side)]))
          to = step.to;
      table->neighbours.push_back(to);
    }
  for (const ir::Component& component : game.program.equipment->components)
    table->tiles.push_back(tile_of(component, table->sides));
  return table;
}

// What lies on a cell, if that is a tile.
const TileTable::Tile* tile_at(Machine& m, const TileTable& table, int cell) {
  if (!on_topology(m, kCells, cell)) return nullptr;
  const Space& s = m.space(kCells);
  if (cell >= s.sites) return nullptr;
  const TileTable::Tile& tile = table.tiles[static_cast<size_t>(top_what(s, cell))];
  return tile.is_tile ? &tile : nullptr;
}

int rotation_at(Machine& m, int cell) {
  const Space& s = m.space(kCells);
  return s.rotation ? s.rotation[runtime::top_index(s, cell)] : 0;
}

bool op_is_tile(Machine&, const TileTable& table, int what) {
  const auto& tiles = table.tiles;
  return what > 0 && static_cast<size_t>(what) < tiles.size() && tiles[static_cast<size_t>(what)].is_tile;
}

// --- sides

// The colours on the side of the cell that this is once the tile is turned.
const std::vector<int>& colours_on(Machine& m, const TileTable& table, const TileTable::Tile& tile, int cell,
                                   int side) {
  const int turned = rotation_at(m, cell) / table.per_side % table.sides;
  return tile.colours[static_cast<size_t>((side + table.sides - turned) % table.sides)];
}

bool op_sides_match(Machine& m, const TileTable& table, int cell) {
  if (!on_topology(m, kCells, cell)) return false;
  const Space& s = m.space(kCells);
  if (cell >= s.sites || top_what(s, cell) == 0) return false;
  const TileTable::Tile* tile = tile_at(m, table, cell);
  if (!tile) return true;
  for (int side = 0; side < table.sides; ++side) {
    const int beside = table.neighbour(cell, side);
    const TileTable::Tile* other = tile_at(m, table, beside);
    if (!other) continue;
    const std::vector<int>& ours = colours_on(m, table, *tile, cell, side);
    const std::vector<int>& theirs =
        colours_on(m, table, *other, beside, (side + table.sides / 2) % table.sides);
    // Seen from the other side, the slots come in the other order.
    if (!std::equal(ours.begin(), ours.end(), theirs.rbegin(), theirs.rend())) return false;
  }
  return true;
}

// --- paths

// Follows the paths of one colour from tile to tile. Where a tile has several of them, all are followed, and
// only the tile that one comes from is not gone back to.
class Trail {
 public:
  Trail(Machine& m, const TileTable& table, int colour)
      : m_(m), table_(table), colour_(colour), steps_(m), seen_(m) {}

  // Calls visit(cell, whether it is where we came from) for each cell that a path leads to; true: stop.
  template <class Visit>
  bool follow(int start, Visit visit) {
    seen_.list.assign(static_cast<size_t>(table_.sides + 1) * static_cast<size_t>(m_.words), 0);
    steps_.list.assign({start, start});
    for (size_t i = 0; i + 1 < steps_.list.size(); i += 2)
      if (leave(steps_.list[i], steps_.list[i + 1], visit)) return true;
    return false;
  }

 private:
  template <class Visit>
  bool leave(int cell, int origin, Visit visit) {
    const TileTable::Tile* tile = tile_at(m_, table_, cell);
    if (!tile || table_.sides == 0) return false;
    // Two rotations a side on squares; the reference counts so on other boards, too.
    const int turned = rotation_at(m_, cell) * 2 / table_.sides;
    for (const ir::TilePath& path : tile->paths) {
      if (path.colour != colour_) continue;
      for (const int end : {path.from, path.to}) {
        const int side = (end + turned) % table_.sides;
        const int to = table_.neighbour(cell, side);
        if (to == geometry::kNone) continue;
        if (visit(to, to == origin)) return true;
        if (to != origin && tile_at(m_, table_, to)) add(to, cell, side);
      }
    }
    return false;
  }

  // Once for each side that a tile is come to from.
  void add(int to, int from, int side) {
    SetWord* const seen = seen_.list.data() + static_cast<size_t>(side) * static_cast<size_t>(m_.words);
    if (test_bit(seen, to)) return;
    set_bit(seen, to);
    steps_.list.push_back(to);
    steps_.list.push_back(from);
  }

  Machine& m_;
  const TileTable& table_;
  int colour_;
  ScratchList steps_;  // a cell, and where it was come to from
  Scratch<std::vector<SetWord>> seen_;
};

bool op_is_path_ring(Machine& m, const TileTable& table, const SetWord* sites, int colour) {
  Trail trail(m, table, colour);
  return for_each_bit(sites, m.words, [&](int start) {
    return trail.follow(start, [&](int to, bool back) { return !back && to == start; });
  });
}

int op_path_reach(Machine& m, const TileTable& table, const SetWord* sites, int colour) {
  Trail trail(m, table, colour);
  const std::span<const geometry::Coordinate> at = m.prepared.board->coordinates(kCells);
  int reach = 0;
  // The first site without a tile ends the search.
  for_each_bit(sites, m.words, [&](int start) {
    if (!tile_at(m, table, start)) return true;
    const geometry::Coordinate& home = at[static_cast<size_t>(start)];
    trail.follow(start, [&](int to, bool) {
      const geometry::Coordinate& there = at[static_cast<size_t>(to)];
      reach = std::max({reach, std::abs(there.row - home.row), std::abs(there.column - home.column)});
      return false;
    });
    return false;
  });
  return reach;
}

}  // namespace

void add_tile_ops(OpTable& t);

void add_tile_ops(OpTable& t) {
  set_op<Op::IsTile, op_is_tile, prepare_tiles>(t);
  set_op<Op::SidesMatch, op_sides_match, prepare_tiles>(t);
  set_op<Op::IsPathRing, op_is_path_ring, prepare_tiles>(t);
  set_op<Op::PathReach, op_path_reach, prepare_tiles>(t);
}

}  // namespace ludens::interpreter
