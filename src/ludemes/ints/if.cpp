// if.cpp - (if): one of two numbers.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme if_ = {
    .rule = "ints.math.if",
    .form = "(if <boolean> <int> <int>)",
    .summary = "The first number where a condition holds, else the second",
    .params = {{"condition", "what to test"},
               {"then", "the number where it holds"},
               {"else", "the number where it does not"}},
    .example = "(if (is Mover P1) 1 2)",
};

}  // namespace ludens::ludemes::ints
