// to_int.cpp - (toInt): a truth value or a fraction as a whole number.
#include "ludemes/ints/arithmetic.h"
#include "ludemes/numbers/arithmetic.h"
#include "ludemes/numbers/float_lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_to_int(Lowering& l, const Use& use) {
  if (const auto value = l.maker.number(use.id())) return l.ir.constant(static_cast<std::int32_t>(*value));
  if (use.has("boolean")) return l.ir.node(Op::BoolToInt, {l.boolean(use, "boolean")});
  return numbers::whole_parts(l, use.arg("number"), 1, false);
}

}  // namespace

constexpr Meaning to_int_meaning{.number = numbers::to_whole, .lower = lower_to_int};

extern const Ludeme to_int = {
    .rule = "toInt",
    .form = "(toInt (<boolean> | <float>))",
    .summary = "The number 1 or 0 for true or false, or the whole part of a number with a fraction",
    .params = {{"boolean", "the truth value"}, {"number", "the number"}},
    .example = "(toInt (is Full))",
    .meaning = &to_int_meaning,
};

}  // namespace ludens::ludemes::ints
