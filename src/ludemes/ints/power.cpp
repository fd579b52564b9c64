// power.cpp - (^): powers.
#include "ludemes/ints/arithmetic.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_power(Lowering& l, const Use& use) {
  return combine_two(l, use, "base", "exponent", Op::Pow);
}

}  // namespace

constexpr Meaning power_meaning{.number = numbers::whole_power, .lower = lower_power};

extern const Ludeme power = {
    .rule = "ints.math.^",
    .form = "(^ <int> <int>)",
    .summary = "The first number raised to the power of the second",
    .params = {{"base", "the number to multiply"}, {"exponent", "how many times"}},
    .example = "(^ 2 (count Players))",
    .alias = "pow",
    .meaning = &power_meaning,
};

}  // namespace ludens::ludemes::ints
