// or.cpp - (or) of moves: the mover chooses from several lists.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme or_list = {
    .rule = "logical.or",
    .form = "(or {<moves>} [<then>])",
    .summary = "Offers the moves of all the lists",
    .params = {{"list", "the moves to choose from"}, {"then", "what follows once it is done"}},
    .example = "(or {(forEach Piece) (move Add (to (sites Empty))) (move Pass)})",
};

extern const Ludeme or_two = {
    .rule = "logical.or",
    .form = "(or <moves> <moves> [<then>])",
    .summary = "Offers the moves of both lists",
    .params = {{"first", "the moves that come first"},
               {"second", "the moves that come second"},
               {"then", "what follows once it is done"}},
    .example = "(or (forEach Piece) (move Pass))",
};

}  // namespace ludens::ludemes::moves
