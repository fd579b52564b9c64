// set_hidden.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme set_hidden = {
    .rule = "effect.set.set",
    .form = "(set Hidden [<hiddenData> | {<hiddenData>}] [<siteType>] (at:<int> | <sites>) [level:<int>] [<boolean>] (to:<moves.player> | to:<roleType>) [<then>])",
    .summary = "TODO",
    .params = {{"hiddenData", "TODO"},
               {"hiddenData", "TODO"},
               {"siteType", "TODO"},
               {"at", "TODO"},
               {"sites", "TODO"},
               {"level", "TODO"},
               {"boolean", "TODO"},
               {"to", "TODO"},
               {"to", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
