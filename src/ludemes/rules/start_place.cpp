// start_place.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_place_1 = {
    .rule = "place",
    .form = "(place <string> [<siteType>] [{<int>}] [<sites>] [{<string>}] [counts:{<int>}] [state:<int>] [rotation:<int>] [value:<int>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"siteType", "TODO"},
               {"int", "TODO"},
               {"sites", "TODO"},
               {"string", "TODO"},
               {"counts", "TODO"},
               {"state", "TODO"},
               {"rotation", "TODO"},
               {"value", "TODO"}},
    .example = "TODO",
};

extern const Ludeme start_place_2 = {
    .rule = "place",
    .form = "(place <string> [<string>] [<siteType>] [<int>] [coord:<string>] [count:<int>] [state:<int>] [rotation:<int>] [value:<int>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"string", "TODO"},
               {"siteType", "TODO"},
               {"int", "TODO"},
               {"coord", "TODO"},
               {"count", "TODO"},
               {"state", "TODO"},
               {"rotation", "TODO"},
               {"value", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
