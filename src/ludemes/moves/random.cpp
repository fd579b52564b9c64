// random.cpp - (random): chance picks the moves.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme random_some = {
    .rule = "random",
    .form = "(random <moves> num:<int>)",
    .summary = "Gives some of the moves of a list, picked by chance",
    .params = {{"moves", "the moves to pick from"}, {"num", "how many to pick"}},
    .example = "(random (forEach Piece) num:2)",
};

extern const Ludeme random_weighted = {
    .rule = "random",
    .form = "(random {<float>} {<moves>})",
    .summary = "Gives one of several lists of moves, picked by chance according to their weights",
    .params = {{"weights", "the weight of each list"}, {"lists", "the lists of moves"}},
    .example = "(random {0.1 0.9} {(forEach Piece) (move Pass)})",
};

}  // namespace ludens::ludemes::moves
