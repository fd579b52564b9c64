// all_values.cpp - (all Values): every number of an array meets a condition.
#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_all_values(Lowering& l, const Use& use) {
  return l.ir.node(Op::AllValues, {l.array(use, "array"), l.boolean(use, "if")});
}

}  // namespace

constexpr Meaning all_values_meaning{.lower = lower_all_values};

extern const Ludeme all_values = {
    .rule = "booleans.all.all",
    .form = "(all Values <ints> if:<boolean>)",
    .summary = "Whether every number of an array meets a condition",
    .params = {{"array", "the numbers to test"}, {"if", "what each number, given as (value), must meet"}},
    .example = "(all Values (values Remembered) if:(> (value) 2))",
    .meaning = &all_values_meaning,
};

}  // namespace ludens::ludemes::booleans
