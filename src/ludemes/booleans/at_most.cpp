// at_most.cpp - (<=): at most as great.
#include "ludemes/puzzle.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_at_most(Lowering& l, const Use& use) {
  return lower_comparison(l, use, Comparison::LessOrEqual);
}

}  // namespace

constexpr Meaning at_most_meaning{.lower = lower_at_most};

extern const Ludeme at_most = {
    .rule = "<=",
    .form = "(<= <int> <int>)",
    .summary = "Whether the first number is at most the second",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(<= (count Moves) 10)",
    .alias = "le",
    .meaning = &at_most_meaning,
};

}  // namespace ludens::ludemes::booleans
