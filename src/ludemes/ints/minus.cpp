// minus.cpp - (-): subtraction and the opposite of a number.
#include "ludemes/ints/arithmetic.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_minus(Lowering& l, const Use& use) {
  if (!use.has("valueA")) return l.ir.node(Op::Neg, {l.integer(use, "valueB")});
  return combine_two(l, use, "valueA", "valueB", Op::Sub);
}

}  // namespace

constexpr Meaning minus_meaning{.number = numbers::whole_difference, .lower = lower_minus};

extern const Ludeme minus = {
    .rule = "ints.math.-",
    .form = "(- [<int>] <int>)",
    .summary = "The first number less the second, or the opposite of a single number",
    .params = {{"valueA", "the number to take from [0]"}, {"valueB", "the number to take away"}},
    .example = "(- (count Moves) 1)",
    .alias = "sub",
    .meaning = &minus_meaning,
};

}  // namespace ludens::ludemes::ints
