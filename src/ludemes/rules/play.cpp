// play.cpp - (play): the moves of a turn.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme play = {
    .rule = "play",
    .form = "(play <moves>)",
    .summary = "States the moves among which the mover chooses",
    .params = {{"moves", "the moves"}},
    .example = "(play (forEach Piece))",
};

}  // namespace ludens::ludemes::rules
