// times.cpp - (*): multiplication.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme times_list = {
    .rule = "ints.math.*",
    .form = "(* ({<int>} | <ints>))",
    .summary = "The product of several numbers",
    .params = {{"list", "the numbers"}, {"array", "the numbers, as an array"}},
    .example = "(* {(count Moves) 2 3})",
    .alias = "mul",
};

extern const Ludeme times_two = {
    .rule = "ints.math.*",
    .form = "(* <int> <int>)",
    .summary = "The product of two numbers",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(* (count Moves) 2)",
    .alias = "mul",
};

}  // namespace ludens::ludemes::ints
