// leap.cpp - (leap), (move Leap): a piece lands where a given walk leads, as the knight of chess.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_leap = {
    .rule = "move",
    .form =
        "(move Leap [<moves.from>] {{<stepType>}} [forward:<boolean>] [rotations:<boolean>] <moves.to> "
        "[<then>])",
    .summary =
        "Lets the mover take a piece to any site that one of the walks leads to, whatever lies between",
    .params = {{"from", "where it starts [(from)]"},
               {"walks", "the walks, each a list of steps F (forward) and turns L and R"},
               {"forward", "whether only sites ahead of the piece count [False]"},
               {"rotations", "whether each walk is tried in all directions [True]"},
               {"to", "where it may land, and what happens there"},
               {"then", "what follows once it is done"}},
    .example = "(move Leap {{F F R F} {F F L F}} (to if:(not (is Friend (who at:(to))))))",
};

extern const Ludeme leap = {
    .rule = "leap",
    .form =
        "(leap [<moves.from>] {{<stepType>}} [forward:<boolean>] [rotations:<boolean>] <moves.to> [<then>])",
    .summary = "Takes a piece to any site that one of the walks leads to, whatever lies between",
    .params = {{"from", "where it starts [(from)]"},
               {"walks", "the walks, each a list of steps F (forward) and turns L and R"},
               {"forward", "whether only sites ahead of the piece count [False]"},
               {"rotations", "whether each walk is tried in all directions [True]"},
               {"to", "where it may land, and what happens there"},
               {"then", "what follows once it is done"}},
    .example = "(leap {{F F R F} {F F L F}} forward:True (to if:(is Empty (to))))",
};

}  // namespace ludens::ludemes::moves
