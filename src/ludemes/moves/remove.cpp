// remove.cpp - (remove), (move Remove): takes pieces off the board.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_remove = {
    .rule = "move",
    .form =
        "(move Remove [<siteType>] (<int> | <sites>) [level:<int>] [at:<whenType>] [count:<int>] [<then>])",
    .summary = "Lets the mover take the piece off one of the sites",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"site", "the site"},
               {"sites", "the sites, one move each"},
               {"level", "the level of the stack [its top]"},
               {"at", "when the piece goes [at once]"},
               {"count", "how many pieces go [1]"},
               {"then", "what follows once it is done"}},
    .example = "(move Remove (sites Occupied by:Next))",
};

extern const Ludeme remove_ = {
    .rule = "effect.remove",
    .form = "(remove [<siteType>] (<int> | <sites>) [level:<int>] [at:<whenType>] [count:<int>] [<then>])",
    .summary = "Takes the pieces off the sites",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"site", "the site"},
               {"sites", "the sites"},
               {"level", "the level of the stack [its top]"},
               {"at", "when the piece goes [at once]"},
               {"count", "how many pieces go [1]"},
               {"then", "what follows once it is done"}},
    .example = "(remove (last To) at:EndOfTurn)",
};

}  // namespace ludens::ludemes::moves
