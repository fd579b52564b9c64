// count_value.cpp - (count Value): how often a number occurs.
#include "ir/ops/counts.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_count_value(Lowering& l, const Use& use) {
  return l.ir.node(Op::CountInList, {l.integer(use, "value"), l.array(use, "in")});
}

}  // namespace

constexpr Meaning count_value_meaning{.lower = lower_count_value};

extern const Ludeme count_value = {
    .rule = "count.count",
    .form = "(count Value <int> in:<ints>)",
    .summary = "How many times a number occurs in an array",
    .params = {{"value", "the number"}, {"in", "the array"}},
    .example = "(count Value 1 in:(values Remembered))",
    .meaning = &count_value_meaning,
};

}  // namespace ludens::ludemes::ints
