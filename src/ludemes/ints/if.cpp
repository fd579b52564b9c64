// if.cpp - (if): one of two numbers.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_if(Lowering& l, const Use& use) {
  return l.ir.node(Op::Select, {l.boolean(use, "condition"), l.integer(use, "then"), l.integer(use, "else")});
}

}  // namespace

constexpr Meaning if_meaning{.lower = lower_if};

extern const Ludeme if_ = {
    .rule = "ints.math.if",
    .form = "(if <boolean> <int> <int>)",
    .summary = "The first number where a condition holds, else the second",
    .params = {{"condition", "what to test"},
               {"then", "the number where it holds"},
               {"else", "the number where it does not"}},
    .example = "(if (is Mover P1) 1 2)",
    .meaning = &if_meaning,
};

}  // namespace ludens::ludemes::ints
