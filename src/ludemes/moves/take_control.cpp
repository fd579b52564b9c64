// take_control.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme take_control = {
    .rule = "take",
    .form = "(take Control (of:<roleType> | of:<int>) (by:<roleType> | by:<int>) [at:<int> | to:<sites>] [<siteType>] [<then>])",
    .summary = "TODO",
    .params = {{"of", "TODO"},
               {"of", "TODO"},
               {"by", "TODO"},
               {"by", "TODO"},
               {"at", "TODO"},
               {"to", "TODO"},
               {"siteType", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
