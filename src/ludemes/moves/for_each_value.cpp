// for_each_value.cpp - (forEach Value): moves for every number of a list or of a range.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_listed_value = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Value <ints> <moves> [<then>])",
    .summary = "Gathers moves for each number of a list, (value) being that number",
    .params = {{"values", "the numbers"},
               {"moves", "the moves that a number gives"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Value (values Remembered) (addScore Mover (value)))",
};

extern const Ludeme for_each_value = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Value min:<int> max:<int> <moves> [<then>])",
    .summary = "Gathers moves for each number from the smallest to the largest, (value) being that number",
    .params = {{"min", "the first number"},
               {"max", "the last number, included"},
               {"moves", "the moves that a number gives"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Value min:1 max:3 (addScore Mover (value)))",
};

}  // namespace ludens::ludemes::moves
