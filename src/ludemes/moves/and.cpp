// and.cpp - (and) of moves: the moves of every list together. As an effect all of them happen.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme and_list = {
    .rule = "logical.and",
    .form = "(and {<moves>} [<then>])",
    .summary = "Gathers the moves of all the lists; as an effect, all of them are carried out",
    .params = {{"list", "the moves to gather, in order"}, {"then", "what follows once it is done"}},
    .example = "(and {(addScore P1 1) (addScore P2 2) (moveAgain)})",
};

extern const Ludeme and_two = {
    .rule = "logical.and",
    .form = "(and <moves> <moves> [<then>])",
    .summary = "Gathers the moves of both lists; as an effect, all of them are carried out",
    .params = {{"first", "the moves that come first"},
               {"second", "the moves that come second"},
               {"then", "what follows once it is done"}},
    .example = "(and (addScore Mover 1) (moveAgain))",
};

}  // namespace ludens::ludemes::moves
