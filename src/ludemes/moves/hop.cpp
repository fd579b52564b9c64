// hop.cpp - (hop), (move Hop): a piece jumps over others.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_hop = {
    .rule = "move",
    .form = "(move Hop [<moves.from>] [<direction>] [<moves.between>] <moves.to> [stack:<boolean>] [<then>])",
    .summary = "Lets the mover jump with a piece over a hurdle, in a straight line, to the site behind it",
    .params = {{"from", "where it starts [(from)]"},
               {"direction", "the directions of the jump [Adjacent]"},
               {"between", "the hurdle, its length and distances, and what happens to it [any one site]"},
               {"to", "where it may land, and what happens there"},
               {"stack", "whether the whole stack goes along [False]"},
               {"then", "what follows once it is done"}},
    .example =
        "(move Hop (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty "
        "(to))))",
};

extern const Ludeme hop = {
    .rule = "hop",
    .form = "(hop [<moves.from>] [<direction>] [<moves.between>] <moves.to> [stack:<boolean>] [<then>])",
    .summary = "Jumps with a piece over a hurdle, in a straight line, to the site behind it",
    .params = {{"from", "where it starts [(from)]"},
               {"direction", "the directions of the jump [Adjacent]"},
               {"between", "the hurdle, its length and distances, and what happens to it [any one site]"},
               {"to", "where it may land, and what happens there"},
               {"stack", "whether the whole stack goes along [False]"},
               {"then", "what follows once it is done"}},
    .example = "(hop Orthogonal (between if:(is Friend (who at:(between)))) (to if:(is Empty (to))))",
};

}  // namespace ludens::ludemes::moves
