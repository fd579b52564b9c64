// piece.cpp - (piece): the men of a game.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme piece = {
    .rule = "component.piece",
    .form =
        "(piece <string> [<roleType>] [<directionFacing>] [<flips>] [<moves>] [maxState:<int>] "
        "[maxCount:<int>] [maxValue:<int>])",
    .summary = "Makes a kind of piece",
    .params = {{"name", "name of the piece; with Each, its owner's number is added"},
               {"role", "its owner [Each]"},
               {"facing", "where it faces [as its owner does]"},
               {"flips", "the two states of a piece that can be turned over [none]"},
               {"moves", "its moves, used by (forEach Piece) [none]"},
               {"maxState", "largest local state to provide for [as the rules show]"},
               {"maxCount", "largest count to provide for [as the rules show]"},
               {"maxValue", "largest value to provide for [as the rules show]"}},
    .example = "(piece \"Pawn\" Each N (move Step Forward (to if:(is Empty (to)))))",
};

}  // namespace ludens::ludemes::equipment
