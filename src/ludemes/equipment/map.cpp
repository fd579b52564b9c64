// map.cpp - (map): looks up one number by another.
#include <algorithm>
#include <string>

#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

void add_map(GameEquipment& made, std::string_view name, std::vector<std::pair<int, int>> entries) {
  ir::Map map;
  map.name = name;
  // Of several entries for a key, the last one counts.
  std::ranges::stable_sort(entries, {}, &std::pair<int, int>::first);
  for (const auto& entry : entries) {
    if (!map.entries.empty() && map.entries.back().first == entry.first) map.entries.pop_back();
    map.entries.push_back(entry);
  }
  made.equipment.maps.push_back(std::move(map));
}

void map_lists_item(const Use& use, GameEquipment& made) {
  const std::vector<int> keys = use.wholes("keys"), values = use.wholes("values");
  if (keys.size() != values.size())
    return use.fail("L0336", "a map needs as many keys as values; here are " + std::to_string(keys.size()) +
                                 " and " + std::to_string(values.size()));
  std::vector<std::pair<int, int>> entries;
  for (std::size_t i = 0; i < keys.size(); ++i)
    if (keys[i] != ir::kOff && values[i] != ir::kOff) entries.emplace_back(keys[i], values[i]);
  add_map(made, use.word("name", "Map"), std::move(entries));
}

void map_pairs_item(const Use& use, GameEquipment& made) {
  std::vector<std::pair<int, int>> entries;
  for (const BoundId id : use.items("pairs")) {
    const Use pair(use.maker(), id);
    const int key = map_number(pair, "key"), value = map_number(pair, "value");
    if (key != ir::kOff && value != ir::kOff) entries.emplace_back(key, value);
  }
  add_map(made, use.word("name", "Map"), std::move(entries));
}

}  // namespace

constexpr Meaning map_lists_meaning{.order = ItemOrder::Map, .item = map_lists_item};

extern const Ludeme map_lists = {
    .rule = "map",
    .form = "(map [<string>] {<int>} {<int>})",
    .summary = "Makes a table from a list of keys and a list of values of the same length",
    .params = {{"name", "name of the map [\"Map\"]"},
               {"keys", "the keys"},
               {"values", "their values, in the same order"}},
    .example = "(map \"Points\" {1..4} {1 2 4 8})",
    .meaning = &map_lists_meaning,
};

constexpr Meaning map_pairs_meaning{.order = ItemOrder::Map, .item = map_pairs_item};

extern const Ludeme map_pairs = {
    .rule = "map",
    .form = "(map [<string>] {<math.pair>})",
    .summary = "Makes a table from pairs of a key and a value",
    .params = {{"name", "name of the map [\"Map\"]"}, {"pairs", "the pairs"}},
    .example = "(map \"Entry\" {(pair P1 \"A1\") (pair P2 \"B2\")})",
    .meaning = &map_pairs_meaning,
};

}  // namespace ludens::ludemes::equipment
