// to_bool.cpp - (toBool): a number as a truth value.
#include "ir/ops/floats.h"
#include "ludemes/numbers/float_lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_to_bool(Lowering& l, const Use& use) {
  if (use.has("value")) return l.ir.node(Op::Ne, {l.integer(use, "value"), l.ir.constant(0)});
  if (const auto number = l.maker.number(use.arg("number"))) return l.ir.boolean(*number != 0);
  return l.ir.node(Op::FloatToBool, {numbers::lower_float(l, use.arg("number"))});
}

}  // namespace

constexpr Meaning to_bool_meaning{.lower = lower_to_bool};

extern const Ludeme to_bool = {
    .rule = "toBool",
    .form = "(toBool (<int> | <float>))",
    .summary = "Whether a number is not 0",
    .params = {{"value", "a whole number"}, {"number", "a number with a fraction"}},
    .example = "(toBool (count Moves))",
    .meaning = &to_bool_meaning,
};

}  // namespace ludens::ludemes::booleans
