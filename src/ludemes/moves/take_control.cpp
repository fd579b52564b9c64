// take_control.cpp - (take Control): pieces change hands.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme take_control = {
    .rule = "take",
    .form =
        "(take Control (of:<roleType> | of:<int>) (by:<roleType> | by:<int>) [at:<int> | to:<sites>] "
        "[<siteType>] [<then>])",
    .summary = "Turns the pieces of one player into the pieces of the same name of another",
    .params = {{"of", "who loses them, by role"},
               {"ofIndex", "who loses them, by number"},
               {"by", "who gets them, by role"},
               {"byIndex", "who gets them, by number"},
               {"at", "only those on that site [anywhere]"},
               {"to", "only those on these sites [anywhere]"},
               {"siteType", "kind of site meant [the board's own]"},
               {"then", "what follows once it is done"}},
    .example = "(take Control of:P1 by:Mover)",
};

}  // namespace ludens::ludemes::moves
