// start_place_stack.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_place_stack = {
    .rule = "place",
    .form = "(place Stack (<string> | items:{<string>}) [<string>] [<siteType>] [<int> | {<int>} | <sites> | coord:<string> | {<string>}] [count:<int> | counts:{<int>}] [state:<int>] [rotation:<int>] [value:<int>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"items", "TODO"},
               {"string", "TODO"},
               {"siteType", "TODO"},
               {"int", "TODO"},
               {"int", "TODO"},
               {"sites", "TODO"},
               {"coord", "TODO"},
               {"string", "TODO"},
               {"count", "TODO"},
               {"counts", "TODO"},
               {"state", "TODO"},
               {"rotation", "TODO"},
               {"value", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
