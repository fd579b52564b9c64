// plus.cpp - (+): addition.
#include "ir/ops/game_numbers.h"
#include "ludemes/ints/arithmetic.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_plus_list(Lowering& l, const Use& use) {
  return combine_list(l, use, Op::Add, Op::ListSum, 0);
}
NodeId lower_plus(Lowering& l, const Use& use) {
  return combine_two(l, use, "valueA", "valueB", Op::Add);
}

}  // namespace

constexpr Meaning plus_list_meaning{.number = numbers::whole_sum_of_list, .lower = lower_plus_list};

extern const Ludeme plus_list = {
    .rule = "ints.math.+",
    .form = "(+ ({<int>} | <ints>))",
    .summary = "The sum of several numbers",
    .params = {{"list", "the numbers"}, {"array", "the numbers, as an array"}},
    .example = "(+ {(count Moves) 2 3})",
    .alias = "add",
    .meaning = &plus_list_meaning,
};

constexpr Meaning plus_two_meaning{.number = numbers::whole_sum, .lower = lower_plus};

extern const Ludeme plus_two = {
    .rule = "ints.math.+",
    .form = "(+ <int> <int>)",
    .summary = "The sum of two numbers",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(+ (count Moves) 2)",
    .alias = "add",
    .meaning = &plus_two_meaning,
};

}  // namespace ludens::ludemes::ints
