// set_rotation.cpp - (set Rotation), (move Set Rotation): turns a piece on the spot.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_set_rotation = {
    .rule = "move",
    .form =
        "(move Set Rotation [<moves.to>] [{<int>} | <int>] [previous:<boolean>] [next:<boolean>] [<then>])",
    .summary = "Lets the mover turn a piece to one of some rotations, or by one step to either side",
    .params = {{"to", "where the piece stands [(from)]"},
               {"rotations", "the rotations to choose from [none]"},
               {"rotation", "the only rotation [none]"},
               {"previous", "whether it may turn one step back [True]"},
               {"next", "whether it may turn one step on [True]"},
               {"then", "what follows once it is done"}},
    .example = "(move Set Rotation (to (from)) previous:True next:True)",
};

extern const Ludeme set_rotation = {
    .rule = "effect.set.set",
    .form = "(set Rotation [<moves.to>] [{<int>} | <int>] [previous:<boolean>] [next:<boolean>] [<then>])",
    .summary = "Turns a piece to one of some rotations, or by one step to either side",
    .params = {{"to", "where the piece stands [(from)]"},
               {"rotations", "the rotations, one move each [none]"},
               {"rotation", "the only rotation [none]"},
               {"previous", "whether it turns one step back [True]"},
               {"next", "whether it turns one step on [True]"},
               {"then", "what follows once it is done"}},
    .example = "(set Rotation (to (last To)) next:False)",
};

}  // namespace ludens::ludemes::moves
