// then.cpp - (then): what follows a move.
// Evaluated when the move is made, on the position that the move has led to.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme then = {
    .rule = "then",
    .form = "(then <nonDecision> [applyAfterAllMoves:<boolean>])",
    .summary = "Gives the effects that follow a move, worked out and carried out once the move was made",
    .params = {{"effect", "what follows"},
               {"applyAfterAllMoves", "with simultaneous moves, whether it waits for all of them [False]"}},
    .example = "(then (moveAgain))",
};

}  // namespace ludens::ludemes::moves
