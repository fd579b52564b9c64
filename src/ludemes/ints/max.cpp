// max.cpp - (max): the greatest number.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme max_list = {
    .rule = "ints.math.max",
    .form = "(max <ints>)",
    .summary = "The greatest number of an array",
    .params = {{"values", "the numbers"}},
    .example = "(max (array {1 (count Moves) 5}))",
};

extern const Ludeme max_two = {
    .rule = "ints.math.max",
    .form = "(max <int> <int>)",
    .summary = "The greater of two numbers",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(max (count Moves) 9)",
};

}  // namespace ludens::ludemes::ints
