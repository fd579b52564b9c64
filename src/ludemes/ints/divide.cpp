// divide.cpp - (/): whole division.
#include "language/ludeme.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

constexpr Meaning divide_meaning{.number = numbers::whole_quotient};

extern const Ludeme divide = {
    .rule = "ints.math./",
    .form = "(/ <int> <int>)",
    .summary = "The first number divided by the second, rounded towards zero",
    .params = {{"dividend", "the number to divide"}, {"divisor", "what to divide it by"}},
    .example = "(/ (count Moves) 2)",
    .alias = "div",
    .meaning = &divide_meaning,
};

}  // namespace ludens::ludemes::ints
