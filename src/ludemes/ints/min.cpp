// min.cpp - (min): the smallest number.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme min_list = {
    .rule = "ints.math.min",
    .form = "(min <ints>)",
    .summary = "The smallest number of an array",
    .params = {{"values", "the numbers"}},
    .example = "(min (array {1 (count Moves) 5}))",
};

extern const Ludeme min_two = {
    .rule = "ints.math.min",
    .form = "(min <int> <int>)",
    .summary = "The smaller of two numbers",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(min (count Moves) 9)",
};

}  // namespace ludens::ludemes::ints
