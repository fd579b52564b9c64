// map.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme map_1 = {
    .rule = "map",
    .form = "(map [<string>] {<int>} {<int>})",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

extern const Ludeme map_2 = {
    .rule = "map",
    .form = "(map [<string>] {<math.pair>})",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"pair", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
