// set_hidden.cpp - (set Hidden): hides what stands on sites, or shows it again.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme set_hidden = {
    .rule = "effect.set.set",
    .form =
        "(set Hidden [<hiddenData> | {<hiddenData>}] [<siteType>] (at:<int> | <sites>) [level:<int>] "
        "[<boolean>] (to:<moves.player> | to:<roleType>) [<then>])",
    .summary = "Hides the given facts about some sites from a player, or reveals them",
    .params = {{"fact", "what is hidden [everything]"},
               {"facts", "what is hidden [everything]"},
               {"siteType", "kind of site meant [the board's own]"},
               {"at", "the site"},
               {"sites", "the sites"},
               {"level", "the level of the stack [0]"},
               {"hidden", "whether it is hidden or shown [True]"},
               {"to", "who can no longer see it, by number"},
               {"toRole", "who can no longer see it, by role"},
               {"then", "what follows once it is done"}},
    .example = "(set Hidden What at:(last To) to:Next)",
};

}  // namespace ludens::ludemes::moves
