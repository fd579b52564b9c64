// hop.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_hop = {
    .rule = "move",
    .form = "(move Hop [<moves.from>] [<direction>] [<moves.between>] <moves.to> [stack:<boolean>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"direction", "TODO"},
               {"between", "TODO"},
               {"to", "TODO"},
               {"stack", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme hop = {
    .rule = "hop",
    .form = "(hop [<moves.from>] [<direction>] [<moves.between>] <moves.to> [stack:<boolean>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"direction", "TODO"},
               {"between", "TODO"},
               {"to", "TODO"},
               {"stack", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
