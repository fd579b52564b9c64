// all_combinations.cpp - (allCombinations): joins every move of one list with every move of another.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme all_combinations = {
    .rule = "allCombinations",
    .form = "(allCombinations <moves> <moves> [<then>])",
    .summary = "Makes one move of each pair of a move from the first list and a move from the second",
    .params = {{"first", "the moves whose actions come first"},
               {"second", "the moves whose actions come second"},
               {"then", "what follows once it is done"}},
    .example = "(allCombinations (add (to (sites Empty))) (addScore Mover 1))",
};

}  // namespace ludens::ludemes::moves
