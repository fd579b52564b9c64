// times.cpp - (*): multiplication.
#include "language/ludeme.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

constexpr Meaning times_list_meaning{.number = numbers::whole_product_of_list};

extern const Ludeme times_list = {
    .rule = "ints.math.*",
    .form = "(* ({<int>} | <ints>))",
    .summary = "The product of several numbers",
    .params = {{"list", "the numbers"}, {"array", "the numbers, as an array"}},
    .example = "(* {(count Moves) 2 3})",
    .alias = "mul",
    .meaning = &times_list_meaning,
};

constexpr Meaning times_two_meaning{.number = numbers::whole_product};

extern const Ludeme times_two = {
    .rule = "ints.math.*",
    .form = "(* <int> <int>)",
    .summary = "The product of two numbers",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(* (count Moves) 2)",
    .alias = "mul",
    .meaning = &times_two_meaning,
};

}  // namespace ludens::ludemes::ints
