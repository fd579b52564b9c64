// map_entry.cpp - (mapEntry): looks a number up in a map.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme map_entry = {
    .rule = "mapEntry",
    .form = "(mapEntry [<string>] (<int> | <roleType>))",
    .summary = "The number that a map gives for a key, or the key itself where no map has it",
    .params = {{"name", "the name of the map [the first map with the key]"},
               {"key", "the key"},
               {"role", "the key, as a player's number"}},
    .example = "(mapEntry \"Trap\" (last To))",
};

}  // namespace ludens::ludemes::ints
