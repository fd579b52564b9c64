// map.cpp - (map): looks up one number by another.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme map_lists = {
    .rule = "map",
    .form = "(map [<string>] {<int>} {<int>})",
    .summary = "Makes a table from a list of keys and a list of values of the same length",
    .params = {{"name", "name of the map [\"Map\"]"},
               {"keys", "the keys"},
               {"values", "their values, in the same order"}},
    .example = "(map \"Points\" {1..4} {1 2 4 8})",
};

extern const Ludeme map_pairs = {
    .rule = "map",
    .form = "(map [<string>] {<math.pair>})",
    .summary = "Makes a table from pairs of a key and a value",
    .params = {{"name", "name of the map [\"Map\"]"}, {"pairs", "the pairs"}},
    .example = "(map \"Entry\" {(pair P1 \"A1\") (pair P2 \"B2\")})",
};

}  // namespace ludens::ludemes::equipment
