// at_least.cpp - (>=): at least as great.
#include "ludemes/puzzle.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_at_least(Lowering& l, const Use& use) {
  return l.ir.node(Op::Le, {l.integer(use, "valueB"), l.integer(use, "valueA")});
}

}  // namespace

constexpr Meaning at_least_meaning{.lower = lower_at_least};

extern const Ludeme at_least = {
    .rule = ">=",
    .form = "(>= <int> <int>)",
    .summary = "Whether the first number is at least the second",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(>= (count Moves) 10)",
    .alias = "ge",
    .meaning = &at_least_meaning,
};

}  // namespace ludens::ludemes::booleans
