// if.cpp - (if) of moves: one list of moves or another.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme if_ = {
    .rule = "logical.if",
    .form = "(if <boolean> <moves> [<moves>] [<then>])",
    .summary = "Gives the first list of moves if a condition holds, else the second",
    .params = {{"condition", "what decides"},
               {"moves", "the moves if it holds"},
               {"else", "the moves if it does not [none]"},
               {"then", "what follows once it is done"}},
    .example = "(if (is Mover P1) (moveAgain) (remove (last To)))",
};

}  // namespace ludens::ludemes::moves
