// start_set.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_set_1 = {
    .rule = "deductionPuzzle.set",
    .form = "(set [<siteType>] {{<int>}})",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

extern const Ludeme start_set_2 = {
    .rule = "start.set.set",
    .form = "(set <roleType> [<siteType>] [{<int>}] [<sites>] [{<string>}])",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"siteType", "TODO"},
               {"int", "TODO"},
               {"sites", "TODO"},
               {"string", "TODO"}},
    .example = "TODO",
};

extern const Ludeme start_set_3 = {
    .rule = "start.set.set",
    .form = "(set <roleType> [<siteType>] [<int>] [coord:<string>])",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"siteType", "TODO"},
               {"int", "TODO"},
               {"coord", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
