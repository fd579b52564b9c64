// greater.cpp - (>): greater than.
#include "ludemes/puzzle.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_greater(Lowering& l, const Use& use) {
  return l.ir.node(Op::Lt, {l.integer(use, "valueB"), l.integer(use, "valueA")});
}

}  // namespace

constexpr Meaning greater_meaning{.lower = lower_greater};

extern const Ludeme greater = {
    .rule = ">",
    .form = "(> <int> <int>)",
    .summary = "Whether the first number is greater than the second",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(> (count Moves) 10)",
    .alias = "gt",
    .meaning = &greater_meaning,
};

}  // namespace ludens::ludemes::booleans
