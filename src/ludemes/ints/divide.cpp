// divide.cpp - (/): whole division.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme divide = {
    .rule = "ints.math./",
    .form = "(/ <int> <int>)",
    .summary = "The first number divided by the second, rounded towards zero",
    .params = {{"dividend", "the number to divide"}, {"divisor", "what to divide it by"}},
    .example = "(/ (count Moves) 2)",
    .alias = "div",
};

}  // namespace ludens::ludemes::ints
