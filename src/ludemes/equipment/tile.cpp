// tile.cpp - (tile): pieces that fill cells, with paths on them, or that cover several sites.
#include <algorithm>
#include <cstdlib>

#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

constexpr int kMaxSlots = 64;  // of a side
constexpr int kMostTerrain = 100;
constexpr int kMostValue = 1'000;

bool is_sound(const ir::Component& tile, const ir::TilePath& line) {
  const auto slots = [&](int side) {
    if (tile.slots.empty()) return tile.slots_per_side;
    return static_cast<size_t>(side) < tile.slots.size() ? tile.slots[static_cast<size_t>(side)] : 0;
  };
  return line.from >= 0 && line.from < tile.sides && line.to >= 0 && line.to < tile.sides &&
         line.from_slot >= 0 && line.from_slot < slots(line.from) && line.to_slot >= 0 &&
         line.to_slot < slots(line.to);
}

// The areas of a tile. False where one is not sound; that has been said then.
bool read_areas(const Use& use, ir::Component& tile) {
  std::vector<bool> taken(static_cast<size_t>(std::max(tile.sides, 0)));
  for (const ir::TilePath& line : tile.paths)
    taken[static_cast<size_t>(line.from)] = taken[static_cast<size_t>(line.to)] = true;
  for (const BoundId id : use.items("areas")) {
    const Use ground(use.maker(), id);
    ir::TileArea made{ground.wholes("sides"), ground.whole("terrain"), ground.whole("value", 0)};
    if (made.terrain < 1 || made.terrain > kMostTerrain || std::abs(made.value) > kMostValue) {
      ground.fail("L0366", "terrains are numbers from 1 to " + std::to_string(kMostTerrain) +
                               ", values up to " + std::to_string(kMostValue));
      return false;
    }
    for (const int side : made.sides) {
      if (side < 0 || side >= std::min(tile.sides, ir::kMostAreaSides) || taken[static_cast<size_t>(side)]) {
        ground.fail("L0365",
                    "the tile has no such side, or something else is there; sides are counted from 0");
        return false;
      }
      taken[static_cast<size_t>(side)] = true;
    }
    tile.areas.push_back(std::move(made));
  }
  return true;
}

void tile_item(const Use& use, GameEquipment& made) {
  ir::Component tile;
  read_common_slots(use, tile);
  tile.kind = ir::ComponentKind::Tile;
  tile.walks = walks_of(use);
  // Without a number of its own, a tile has as many sides as the first cell of the board.
  const auto& cells = made.equipment.board.graph().faces;
  tile.sides = use.whole("numSides", cells.empty() ? 0 : static_cast<int>(cells[0].edges.size()));
  if (tile.sides < 0 || tile.sides > geometry::kMaxFaceSides)
    return use.fail_at("numSides", "L0335",
                       "a tile has up to " + std::to_string(geometry::kMaxFaceSides) + " sides");
  tile.slots = use.wholes("slots");
  tile.slots_per_side = use.whole("slotsPerSide", use.has("slots") ? ir::kOff : 1);
  const auto few = [](int slots) { return slots >= 0 && slots <= kMaxSlots; };
  if (!std::ranges::all_of(tile.slots, few) || tile.slots_per_side > kMaxSlots)
    return use.fail("L0337", "a side of a tile has up to " + std::to_string(kMaxSlots) + " slots");
  for (const BoundId id : use.items("paths")) {
    const Use line(use.maker(), id);
    tile.paths.push_back({line.whole("from"), line.whole("slotsFrom"), line.whole("to"),
                          line.whole("slotsTo"), line.whole("colour")});
    if (!is_sound(tile, tile.paths.back()))
      return line.fail("L0338", "the tile has no such sides and slots; both are counted from 0");
  }
  if (!read_areas(use, tile)) return;
  add_component(use, made, std::move(tile), use.word("role", "Shared"), use.arg("moves"));
}

}  // namespace

constexpr Meaning tile_meaning{.order = ItemOrder::Component, .item = tile_item};

extern const Ludeme tile = {
    .rule = "tile",
    .form =
        "(tile <string> [<roleType>] [{<stepType>} | {{<stepType>}}] [numSides:<int>] [slots:{<int>} | "
        "slotsPerSide:<int>] [{<path>}] [<flips>] [<moves>] [maxState:<int>] [maxCount:<int>] "
        "[maxValue:<int>])",
    .summary = "Makes a tile, or a large piece that covers several sites",
    .params = {{"name", "name of the tile"},
               {"role", "its owner [Shared]"},
               {"walk", "the walk that draws its shape, from the cell that it is put on [one cell]"},
               {"walks", "several walks that draw its shape together [one cell]"},
               {"numSides", "how many sides it has [as the cells]"},
               {"slots", "how many path ends there are on each side"},
               {"slotsPerSide", "how many path ends there are on every side [1]"},
               {"paths", "the paths on it [none]"},
               {"flips", "the two states of a tile that can be turned over [none]"},
               {"moves", "its moves [none]"},
               {"maxState", "largest local state to provide for [as the rules show]"},
               {"maxCount", "largest count to provide for [as the rules show]"},
               {"maxValue", "largest value to provide for [as the rules show]"}},
    .example = "(tile \"TileX\" numSides:4 {(path from:0 to:2 colour:1) (path from:1 to:3 colour:2)})",
    .meaning = &tile_meaning,
};

extern const Ludeme tile_with_areas = {
    .rule = "tile",
    .form =
        "(tile <string> [<roleType>] [numSides:<int>] [{<path>}] areas:{<area>} [<moves>] [maxState:<int>])",
    .summary = "Makes a tile whose sides are of a terrain each",
    .params = {{"name", "name of the tile"},
               {"role", "its owner [Shared]"},
               {"numSides", "how many sides it has [as the cells]"},
               {"paths", "the paths on it; no side has a path and an area [none]"},
               {"areas", "which sides belong together, and what they are"},
               {"moves", "its moves [none]"},
               {"maxState", "largest local state to provide for [as the rules show]"}},
    .example = "(tile \"Shore\" numSides:4 areas:{(area {0 1} terrain:1) (area {2 3} terrain:2)})",
    .extension = true,
    .meaning = &tile_meaning,
};

}  // namespace ludens::ludemes::equipment
