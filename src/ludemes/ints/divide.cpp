// divide.cpp - (/): whole division.
#include "ludemes/ints/arithmetic.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_divide(Lowering& l, const Use& use) {
  return combine_two(l, use, "dividend", "divisor", Op::Div);
}

}  // namespace

constexpr Meaning divide_meaning{.number = numbers::whole_quotient, .lower = lower_divide};

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
