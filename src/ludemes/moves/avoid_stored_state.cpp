// avoid_stored_state.cpp - (avoidStoredState): forbids returning to the position that was last remembered.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme avoid_stored_state = {
    .rule = "avoidStoredState",
    .form = "(avoidStoredState <moves> [<then>])",
    .summary = "Drops the moves that would bring back the position stored by (remember State)",
    .params = {{"moves", "the moves to filter"}, {"then", "what follows once it is done"}},
    .example = "(avoidStoredState (forEach Piece))",
};

}  // namespace ludens::ludemes::moves
