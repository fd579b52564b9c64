// for_each_direction.cpp - (forEach Direction): moves for every direction from a site.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_direction = {
    .rule = "operators.foreach.forEach",
    .form =
        "(forEach Direction [<moves.from>] [<direction>] [<moves.between>] (<moves.to> | <moves>) [<then>])",
    .summary =
        "Gathers moves for each site reached from a site in the directions given, (to) being that site",
    .params = {{"from", "where the directions start [(from)]"},
               {"direction", "the directions to try [Adjacent]"},
               {"between", "how far to go and what must hold on the way [exactly one step]"},
               {"to", "which sites count, and the moves that they give"},
               {"moves", "the moves that each site gives"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Direction Orthogonal (to if:(is Empty (to)) (apply (add (to (to))))))",
};

}  // namespace ludens::ludemes::moves
