// slide.cpp - (slide), (move Slide): a piece travels along a line until something blocks it.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_slide = {
    .rule = "move",
    .form =
        "(move Slide [<moves.from>] [<string>] [<direction>] [<moves.between>] [<moves.to>] "
        "[stack:<boolean>] [<then>])",
    .summary = "Lets the mover take a piece any distance along a line, or a track, of empty sites",
    .params = {{"from", "where it starts [(from)]"},
               {"track", "name of the track to follow instead of lines [none]"},
               {"direction", "the directions of the slide [Adjacent]"},
               {"between",
                "how far it may go, over what, and what happens on the way [any distance, empty sites]"},
               {"to", "a site that it may enter as its last, and what happens there [none but empty ones]"},
               {"stack", "whether the whole stack goes along [False]"},
               {"then", "what follows once it is done"}},
    .example = "(move Slide Orthogonal)",
};

extern const Ludeme slide = {
    .rule = "slide",
    .form =
        "(slide [<moves.from>] [<string>] [<direction>] [<moves.between>] [<moves.to>] [stack:<boolean>] "
        "[<then>])",
    .summary = "Takes a piece any distance along a line, or a track, of empty sites",
    .params = {{"from", "where it starts [(from)]"},
               {"track", "name of the track to follow instead of lines [none]"},
               {"direction", "the directions of the slide [Adjacent]"},
               {"between",
                "how far it may go, over what, and what happens on the way [any distance, empty sites]"},
               {"to", "a site that it may enter as its last, and what happens there [none but empty ones]"},
               {"stack", "whether the whole stack goes along [False]"},
               {"then", "what follows once it is done"}},
    .example = "(slide Diagonal (between (max 2)))",
};

}  // namespace ludens::ludemes::moves
