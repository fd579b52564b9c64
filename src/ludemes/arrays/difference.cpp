// difference.cpp - (difference): an array without some numbers.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme difference = {
    .rule = "intArray.math.difference",
    .form = "(difference <ints> (<ints> | <int>))",
    .summary = "The numbers of the first array that are not in the second, or all but a single number once",
    .params = {{"source", "the array to take from"},
               {"subtraction", "the numbers to take out"},
               {"value", "one number to take out, its first occurrence"}},
    .example = "(difference (values Remembered) (values Remembered \"Won\"))",
};

}  // namespace ludens::ludemes::arrays
