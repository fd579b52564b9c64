// max_moves.cpp - (max Captures), (max Moves): the largest capture, or the longest sequence, must be played.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme max_moves = {
    .rule = "max.max",
    .form = "(max <maxMovesType> [withValue:<boolean>] <moves> [<then>])",
    .summary = "Keeps the moves that capture most, or that begin the longest sequence of moves in the turn",
    .params = {{"quantity", "what is to be as large as possible"},
               {"withValue", "whether captured pieces count by their value instead of one each [False]"},
               {"moves", "the moves to filter"},
               {"then", "what follows once it is done"}},
    .example = "(max Moves (forEach Piece))",
};

}  // namespace ludens::ludemes::moves
