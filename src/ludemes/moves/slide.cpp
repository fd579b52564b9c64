// slide.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_slide = {
    .rule = "move",
    .form = "(move Slide [<moves.from>] [<string>] [<direction>] [<moves.between>] [<moves.to>] [stack:<boolean>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"string", "TODO"},
               {"direction", "TODO"},
               {"between", "TODO"},
               {"to", "TODO"},
               {"stack", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme slide = {
    .rule = "slide",
    .form = "(slide [<moves.from>] [<string>] [<direction>] [<moves.between>] [<moves.to>] [stack:<boolean>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"string", "TODO"},
               {"direction", "TODO"},
               {"between", "TODO"},
               {"to", "TODO"},
               {"stack", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
