// select.cpp - (select), (move Select): picks a site, or two, and leaves the rest to (then).
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_select = {
    .rule = "move",
    .form = "(move Select <moves.from> [<moves.to>] [<roleType>] [<then>])",
    .summary = "Lets the mover choose a site, or one site and another, without any change",
    .params = {{"from", "the sites to choose from"},
               {"to", "the second sites to choose from [none]"},
               {"role", "the player who makes the move [Mover]"},
               {"then", "what follows once it is done"}},
    .example = "(move Select (from (sites Occupied by:Mover)) (then (remove (last To))))",
};

extern const Ludeme select = {
    .rule = "select",
    .form = "(select <moves.from> [<moves.to>] [<roleType>] [<then>])",
    .summary = "Picks a site, or one site and another, without any change",
    .params = {{"from", "the sites to choose from"},
               {"to", "the second sites to choose from [none]"},
               {"role", "the player who makes the move [Mover]"},
               {"then", "what follows once it is done"}},
    .example = "(select (from (last To)) (then (remove (last To))))",
};

}  // namespace ludens::ludemes::moves
