// intersection.cpp - (intersection): the numbers that arrays share.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme intersection_list = {
    .rule = "intArray.math.intersection",
    .form = "(intersection {<ints>})",
    .summary = "The numbers that are in all of the arrays",
    .params = {{"arrays", "the arrays"}},
    .example = "(intersection {(values Remembered \"A\") (values Remembered \"B\") (array {1 2 3})})",
};

extern const Ludeme intersection_two = {
    .rule = "intArray.math.intersection",
    .form = "(intersection <ints> <ints>)",
    .summary = "The numbers that are in both arrays",
    .params = {{"arrayA", "the first array"}, {"arrayB", "the second array"}},
    .example = "(intersection (values Remembered \"A\") (values Remembered \"B\"))",
};

}  // namespace ludens::ludemes::arrays
