// from_to.cpp - (fromTo), (move (from) (to)): a piece goes from one site to another, whatever lies between.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_from_to = {
    .rule = "move",
    .form =
        "(move <moves.from> <moves.to> [count:<int>] [copy:<boolean>] [stack:<boolean>] [<roleType>] "
        "[<then>])",
    .summary = "Lets the mover take a piece from one of some sites and put it on one of others",
    .params = {{"from", "where it starts"},
               {"to", "where it may end, on what condition, with what effect"},
               {"count", "how many pieces go [1]"},
               {"copy", "whether the piece also stays where it was [False]"},
               {"stack", "whether the whole stack goes along [False]"},
               {"role", "the player who makes the move [Mover]"},
               {"then", "what follows once it is done"}},
    .example = "(move (from (handSite Mover)) (to (sites Empty)))",
};

extern const Ludeme from_to = {
    .rule = "fromTo",
    .form =
        "(fromTo <moves.from> <moves.to> [count:<int>] [copy:<boolean>] [stack:<boolean>] [<roleType>] "
        "[<then>])",
    .summary = "Takes a piece from one site and puts it on another",
    .params = {{"from", "where it starts"},
               {"to", "where it ends, on what condition, with what effect"},
               {"count", "how many pieces go [1]"},
               {"copy", "whether the piece also stays where it was [False]"},
               {"stack", "whether the whole stack goes along [False]"},
               {"role", "the player who makes the move [Mover]"},
               {"then", "what follows once it is done"}},
    .example = "(fromTo (from (last To)) (to (last From)))",
};

}  // namespace ludens::ludemes::moves
