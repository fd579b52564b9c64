// step.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_step = {
    .rule = "move",
    .form = "(move Step [<moves.from>] [<direction>] <moves.to> [stack:<boolean>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"direction", "TODO"},
               {"to", "TODO"},
               {"stack", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme step = {
    .rule = "effect.step",
    .form = "(step [<moves.from>] [<direction>] <moves.to> [stack:<boolean>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"direction", "TODO"},
               {"to", "TODO"},
               {"stack", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
