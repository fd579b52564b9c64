// union.cpp - (union): the numbers of several arrays.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme union_list = {
    .rule = "intArray.math.union",
    .form = "(union {<ints>})",
    .summary = "The numbers that are in any of the arrays, without repeats from the second array on",
    .params = {{"arrays", "the arrays"}},
    .example = "(union {(values Remembered \"A\") (values Remembered \"B\") (array {1 2 3})})",
};

extern const Ludeme union_two = {
    .rule = "intArray.math.union",
    .form = "(union <ints> <ints>)",
    .summary = "The numbers that are in either of two arrays, without repeats from the second",
    .params = {{"arrayA", "the first array"}, {"arrayB", "the second array"}},
    .example = "(union (values Remembered \"A\") (values Remembered \"B\"))",
};

}  // namespace ludens::ludemes::arrays
