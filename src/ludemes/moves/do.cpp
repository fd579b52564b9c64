// do.cpp - (do): first one thing, then another; or a thing only if all is well afterwards.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme do_ = {
    .rule = "do",
    .form = "(do <moves> [next:<moves>] [ifAfterwards:<boolean>] [<then>])",
    .summary =
        "Makes moves first and offers others in the position that follows, or keeps those that end well",
    .params = {{"moves", "the moves made first"},
               {"next", "the moves offered after them, each of which carries the first ones along [none]"},
               {"ifAfterwards", "what must hold once a move was made, else it is dropped [True]"},
               {"then", "what follows once it is done"}},
    .example = "(do (roll) next:(forEach Piece))",
};

}  // namespace ludens::ludemes::moves
