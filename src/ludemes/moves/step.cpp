// step.cpp - (step), (move Step): a piece goes to a neighbouring site.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_step = {
    .rule = "move",
    .form = "(move Step [<moves.from>] [<direction>] <moves.to> [stack:<boolean>] [<then>])",
    .summary = "Lets the mover take a piece one site on in one of the directions",
    .params = {{"from", "where it starts [(from)]"},
               {"direction", "the directions of the step [Adjacent]"},
               {"to", "where it may end, and what happens there"},
               {"stack", "whether the whole stack goes along [False]"},
               {"then", "what follows once it is done"}},
    .example = "(move Step Forward (to if:(is Empty (to))))",
};

extern const Ludeme step = {
    .rule = "effect.step",
    .form = "(step [<moves.from>] [<direction>] <moves.to> [stack:<boolean>] [<then>])",
    .summary = "Takes a piece one site on in one of the directions",
    .params = {{"from", "where it starts [(from)]"},
               {"direction", "the directions of the step [Adjacent]"},
               {"to", "where it may end, and what happens there"},
               {"stack", "whether the whole stack goes along [False]"},
               {"then", "what follows once it is done"}},
    .example = "(step Orthogonal (to if:(is Empty (to))))",
};

}  // namespace ludens::ludemes::moves
