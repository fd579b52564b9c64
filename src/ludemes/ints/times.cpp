// times.cpp - (*): multiplication.
#include "ir/ops/game_numbers.h"
#include "ludemes/ints/arithmetic.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

namespace {

// Of no numbers it is 0.
NodeId lower_times_list(Lowering& l, const Use& use) {
  return combine_list(l, use, Op::Mul, Op::ListProduct, 0);
}
NodeId lower_times(Lowering& l, const Use& use) {
  return combine_two(l, use, "valueA", "valueB", Op::Mul);
}

}  // namespace

constexpr Meaning times_list_meaning{.number = numbers::whole_product_of_list, .lower = lower_times_list};

extern const Ludeme times_list = {
    .rule = "ints.math.*",
    .form = "(* ({<int>} | <ints>))",
    .summary = "The product of several numbers",
    .params = {{"list", "the numbers"}, {"array", "the numbers, as an array"}},
    .example = "(* {(count Moves) 2 3})",
    .alias = "mul",
    .meaning = &times_list_meaning,
};

constexpr Meaning times_two_meaning{.number = numbers::whole_product, .lower = lower_times};

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
