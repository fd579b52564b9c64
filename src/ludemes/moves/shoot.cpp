// shoot.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_shoot = {
    .rule = "move",
    .form = "(move Shoot <moves.piece> [<moves.from>] [<absoluteDirection>] [<moves.between>] [<moves.to>] [<then>])",
    .summary = "TODO",
    .params = {{"piece", "TODO"},
               {"from", "TODO"},
               {"absoluteDirection", "TODO"},
               {"between", "TODO"},
               {"to", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme shoot = {
    .rule = "shoot",
    .form = "(shoot <moves.piece> [<moves.from>] [<absoluteDirection>] [<moves.between>] [<moves.to>] [<then>])",
    .summary = "TODO",
    .params = {{"piece", "TODO"},
               {"from", "TODO"},
               {"absoluteDirection", "TODO"},
               {"between", "TODO"},
               {"to", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
