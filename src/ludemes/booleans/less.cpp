// less.cpp - (<): less than.
#include "ludemes/puzzle.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_less(Lowering& l, const Use& use) {
  return lower_comparison(l, use, Comparison::Less);
}

}  // namespace

constexpr Meaning less_meaning{.lower = lower_less};

extern const Ludeme less = {
    .rule = "<",
    .form = "(< <int> <int>)",
    .summary = "Whether the first number is less than the second",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(< (count Moves) 10)",
    .alias = "lt",
    .meaning = &less_meaning,
};

}  // namespace ludens::ludemes::booleans
