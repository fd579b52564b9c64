// modulo.cpp - (%): the rest of a division.
#include "ludemes/ints/arithmetic.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_modulo(Lowering& l, const Use& use) {
  return combine_two(l, use, "value", "modulus", Op::Mod);
}

}  // namespace

constexpr Meaning modulo_meaning{.number = numbers::whole_remainder, .lower = lower_modulo};

extern const Ludeme modulo = {
    .rule = "%",
    .form = "(% <int> <int>)",
    .summary = "The rest when the first number is divided by the second",
    .params = {{"value", "the number to divide"}, {"modulus", "what to divide it by"}},
    .example = "(% (count Moves) 3)",
    .alias = "mod",
    .meaning = &modulo_meaning,
};

}  // namespace ludens::ludemes::ints
