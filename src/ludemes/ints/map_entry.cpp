// map_entry.cpp - (mapEntry): looks a number up in a map.
#include <map>

#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

// Maps are asked in order. An entry -1 counts as none.
NodeId lower_map_entry(Lowering& l, const Use& use) {
  std::map<int, int> entries;
  for (const ir::Map& map : l.equipment.maps)
    if (!use.has("name") || map.name == use.word("name"))
      for (const auto& [key, value] : map.entries)
        if (value != ir::kOff) entries.try_emplace(key, value);
  const NodeId key = use.has("key") ? l.integer(use, "key") : l.player(use.word("role"));
  if (const auto known = constant_int(l, key)) {
    const auto found = entries.find(*known);
    return found == entries.end() ? key : l.ir.constant(found->second);
  }
  std::vector<std::int32_t> list;
  for (const auto& [from, to] : entries) {
    list.push_back(from);
    list.push_back(to);
  }
  return l.ir.node(Op::LookupOr, {key}, {l.ir.list(std::move(list))});
}

}  // namespace

constexpr Meaning map_entry_meaning{.lower = lower_map_entry};

extern const Ludeme map_entry = {
    .rule = "mapEntry",
    .form = "(mapEntry [<string>] (<int> | <roleType>))",
    .summary = "The number that a map gives for a key, or the key itself where no map has it",
    .params = {{"name", "the name of the map [the first map with the key]"},
               {"key", "the key"},
               {"role", "the key, as a player's number"}},
    .example = "(mapEntry \"Trap\" (last To))",
    .meaning = &map_entry_meaning,
};

}  // namespace ludens::ludemes::ints
