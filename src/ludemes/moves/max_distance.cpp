// max_distance.cpp - (max Distance): the longest way along a track must be taken.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme max_distance = {
    .rule = "max.max",
    .form = "(max Distance [<string>] [<roleType>] <moves> [<then>])",
    .summary = "Keeps the moves that lead to the greatest distance along a track in the turn",
    .params = {{"track", "name of the track [the first one]"},
               {"owner", "whose track of that name [nobody's]"},
               {"moves", "the moves to filter"},
               {"then", "what follows once it is done"}},
    .example = "(max Distance (forEach Piece))",
};

}  // namespace ludens::ludemes::moves
