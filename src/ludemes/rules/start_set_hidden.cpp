// start_set_hidden.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_set_hidden = {
    .rule = "start.set.set",
    .form = "(set Hidden [<hiddenData> | {<hiddenData>}] [<siteType>] (at:<int> | <sites>) [level:<int>] [<boolean>] to:<roleType>)",
    .summary = "TODO",
    .params = {{"hiddenData", "TODO"},
               {"hiddenData", "TODO"},
               {"siteType", "TODO"},
               {"at", "TODO"},
               {"sites", "TODO"},
               {"level", "TODO"},
               {"boolean", "TODO"},
               {"to", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
