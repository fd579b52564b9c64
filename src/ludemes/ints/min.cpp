// min.cpp - (min): the smallest number.
#include "ir/ops/game_numbers.h"
#include "ludemes/ints/arithmetic.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_min_list(Lowering& l, const Use& use) {
  return l.ir.node(Op::ListMin, {l.array(use, "values")});
}
NodeId lower_min(Lowering& l, const Use& use) {
  return combine_two(l, use, "valueA", "valueB", Op::Min);
}

}  // namespace

constexpr Meaning min_list_meaning{.number = numbers::whole_min_of_list, .lower = lower_min_list};

extern const Ludeme min_list = {
    .rule = "ints.math.min",
    .form = "(min <ints>)",
    .summary = "The smallest number of an array",
    .params = {{"values", "the numbers"}},
    .example = "(min (array {1 (count Moves) 5}))",
    .meaning = &min_list_meaning,
};

constexpr Meaning min_two_meaning{.number = numbers::whole_min, .lower = lower_min};

extern const Ludeme min_two = {
    .rule = "ints.math.min",
    .form = "(min <int> <int>)",
    .summary = "The smaller of two numbers",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(min (count Moves) 9)",
    .meaning = &min_two_meaning,
};

}  // namespace ludens::ludemes::ints
