// xor.cpp - (xor): exactly one of two conditions holds.
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_xor(Lowering& l, const Use& use) {
  return l.ir.node(Op::Xor, {l.boolean(use, "conditionA"), l.boolean(use, "conditionB")});
}

}  // namespace

constexpr Meaning xor_meaning{.lower = lower_xor};

extern const Ludeme xor_ = {
    .rule = "xor",
    .form = "(xor <boolean> <boolean>)",
    .summary = "Whether exactly one of two conditions holds",
    .params = {{"conditionA", "the first condition"}, {"conditionB", "the second condition"}},
    .example = "(xor (is Full) (is Even (count Moves)))",
    .meaning = &xor_meaning,
};

}  // namespace ludens::ludemes::booleans
