// leap.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_leap = {
    .rule = "move",
    .form = "(move Leap [<moves.from>] {{<stepType>}} [forward:<boolean>] [rotations:<boolean>] <moves.to> [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"stepType", "TODO"},
               {"forward", "TODO"},
               {"rotations", "TODO"},
               {"to", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme leap = {
    .rule = "leap",
    .form = "(leap [<moves.from>] {{<stepType>}} [forward:<boolean>] [rotations:<boolean>] <moves.to> [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"stepType", "TODO"},
               {"forward", "TODO"},
               {"rotations", "TODO"},
               {"to", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
