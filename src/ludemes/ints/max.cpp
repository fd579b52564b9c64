// max.cpp - (max): the greatest number.
#include "ir/ops/game_numbers.h"
#include "ludemes/ints/arithmetic.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_max_list(Lowering& l, const Use& use) {
  return l.ir.node(Op::ListMax, {l.array(use, "values")});
}
NodeId lower_max(Lowering& l, const Use& use) {
  return combine_two(l, use, "valueA", "valueB", Op::Max);
}

}  // namespace

constexpr Meaning max_list_meaning{.number = numbers::whole_max_of_list, .lower = lower_max_list};

extern const Ludeme max_list = {
    .rule = "ints.math.max",
    .form = "(max <ints>)",
    .summary = "The greatest number of an array",
    .params = {{"values", "the numbers"}},
    .example = "(max (array {1 (count Moves) 5}))",
    .meaning = &max_list_meaning,
};

constexpr Meaning max_two_meaning{.number = numbers::whole_max, .lower = lower_max};

extern const Ludeme max_two = {
    .rule = "ints.math.max",
    .form = "(max <int> <int>)",
    .summary = "The greater of two numbers",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(max (count Moves) 9)",
    .meaning = &max_two_meaning,
};

}  // namespace ludens::ludemes::ints
