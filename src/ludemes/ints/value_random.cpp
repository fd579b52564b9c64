// value_random.cpp - (value Random): a number drawn by chance.
#include "ir/ops/game_numbers.h"
#include "ludemes/lowering.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_value_random(Lowering& l, const Use& use) {
  l.program.stochastic = true;
  const Range range = lower_range(l, use.arg("range"));
  return l.ir.node(Op::RandomInt, {range.least, range.most});
}

}  // namespace

constexpr Meaning value_random_meaning{.lower = lower_value_random};

extern const Ludeme value_random = {
    .rule = "value",
    .form = "(value Random <range>)",
    .summary = "A number drawn at random from a range, both ends included",
    .params = {{"range", "the range"}},
    .example = "(value Random (range 1 6))",
    .meaning = &value_random_meaning,
};

}  // namespace ludens::ludemes::ints
