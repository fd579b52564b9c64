// start_place_random.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_place_random_1 = {
    .rule = "place",
    .form = "(place Random {<math.count>} <int> [<siteType>])",
    .summary = "TODO",
    .params = {{"count", "TODO"},
               {"int", "TODO"},
               {"siteType", "TODO"}},
    .example = "TODO",
};

extern const Ludeme start_place_random_2 = {
    .rule = "place",
    .form = "(place Random {<string>} [count:{<int>}] [state:<int>] [value:<int>] <int> [<siteType>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"count", "TODO"},
               {"state", "TODO"},
               {"value", "TODO"},
               {"int", "TODO"},
               {"siteType", "TODO"}},
    .example = "TODO",
};

extern const Ludeme start_place_random_3 = {
    .rule = "place",
    .form = "(place Random [<sites>] {<string>} [count:<int>] [state:<int>] [value:<int>] [<siteType>] [<booleanConstant>])",
    .summary = "TODO",
    .params = {{"sites", "TODO"},
               {"string", "TODO"},
               {"count", "TODO"},
               {"state", "TODO"},
               {"value", "TODO"},
               {"siteType", "TODO"},
               {"booleanConstant", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
