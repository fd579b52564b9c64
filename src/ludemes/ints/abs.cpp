// abs.cpp - (abs): the size of a number without its sign.
#include "ludemes/ints/arithmetic.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_abs(Lowering& l, const Use& use) {
  return l.ir.node(Op::Abs, {l.integer(use, "value")});
}

}  // namespace

constexpr Meaning abs_meaning{.number = numbers::whole_absolute, .lower = lower_abs};

extern const Ludeme abs_ = {
    .rule = "ints.math.abs",
    .form = "(abs <int>)",
    .summary = "The absolute value of a number",
    .params = {{"value", "the number"}},
    .example = "(abs (- 1 (count Moves)))",
    .meaning = &abs_meaning,
};

}  // namespace ludens::ludemes::ints
