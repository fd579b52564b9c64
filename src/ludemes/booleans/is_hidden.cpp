// is_hidden.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_hidden = {
    .rule = "booleans.is.is",
    .form = "(is Hidden [<hiddenData>] [<siteType>] at:<int> [level:<int>] (to:<moves.player> | to:<roleType>))",
    .summary = "TODO",
    .params = {{"hiddenData", "TODO"},
               {"siteType", "TODO"},
               {"at", "TODO"},
               {"level", "TODO"},
               {"to", "TODO"},
               {"to", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
