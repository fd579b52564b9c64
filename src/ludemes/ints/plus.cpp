// plus.cpp - (+): addition.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme plus_list = {
    .rule = "ints.math.+",
    .form = "(+ ({<int>} | <ints>))",
    .summary = "The sum of several numbers",
    .params = {{"list", "the numbers"}, {"array", "the numbers, as an array"}},
    .example = "(+ {(count Moves) 2 3})",
    .alias = "add",
};

extern const Ludeme plus_two = {
    .rule = "ints.math.+",
    .form = "(+ <int> <int>)",
    .summary = "The sum of two numbers",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(+ (count Moves) 2)",
    .alias = "add",
};

}  // namespace ludens::ludemes::ints
