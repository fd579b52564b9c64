// priority.cpp - (priority): moves that must be made if possible, and others if not.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme priority_two = {
    .rule = "priority",
    .form = "(priority <moves> <moves> [<then>])",
    .summary = "Gives the first list of moves, or the second if the first is empty",
    .params = {{"first", "the moves that come first"},
               {"second", "the moves if there are none of these"},
               {"then", "what follows once it is done"}},
    .example = "(priority (forEach Piece) (move Pass))",
};

extern const Ludeme priority_list = {
    .rule = "priority",
    .form = "(priority {<moves>} [<then>])",
    .summary = "Gives the first list of moves that is not empty",
    .params = {{"list", "the lists, most urgent first"}, {"then", "what follows once it is done"}},
    .example = "(priority {(forEach Piece) (move Add (to (sites Empty))) (move Pass)})",
};

}  // namespace ludens::ludemes::moves
