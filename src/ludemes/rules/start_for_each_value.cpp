// start_for_each_value.cpp - (forEach Value) at the start.
#include "ir/ops/outcomes.h"
#include "ludemes/rules/placing.h"

namespace ludens::ludemes::rules {

namespace {

NodeId lower_start_for_each_value(Lowering& l, const Use& use) {
  return l.ir.node(Op::ForValuesDo, {l.integer(use, "min"), l.integer(use, "max"), at_once(l, use)},
                   {static_cast<int>(Reg::Value)});
}

}  // namespace

constexpr Meaning start_for_each_value_meaning{.lower = lower_start_for_each_value};

extern const Ludeme start_for_each_value = {
    .rule = "forEach.forEach",
    .form = "(forEach Value min:<int> max:<int> <startRule>)",
    .summary = "Applies a start rule for each number from the smallest to the largest, each in turn (value)",
    .params = {{"min", "the first number"}, {"max", "the last number, included"}, {"rule", "the rule"}},
    .example = "(forEach Value min:0 max:3 (place \"Disc1\" (value)))",
    .meaning = &start_for_each_value_meaning,
};

}  // namespace ludens::ludemes::rules
