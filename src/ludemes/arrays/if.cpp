// if.cpp - (if): one of two arrays.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme if_ = {
    .rule = "intArray.math.if",
    .form = "(if <boolean> <ints> [<ints>])",
    .summary = "The first array where a condition holds, else the second",
    .params = {{"condition", "what to test"},
               {"then", "the array where it holds"},
               {"else", "the array where it does not [an empty one]"}},
    .example = "(if (is Mover P1) (array {1 2}) (array {3 4}))",
};

}  // namespace ludens::ludemes::arrays
