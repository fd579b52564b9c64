// was_pass.cpp - (was Pass): the last move was a pass.
#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_was_pass(Lowering& l, const Use&) {
  return l.ir.node(Op::WasPass);
}

}  // namespace

constexpr Meaning was_pass_meaning{.lower = lower_was_pass};

extern const Ludeme was_pass = {
    .rule = "was",
    .form = "(was Pass)",
    .summary = "Whether the last move was a pass",
    .params = {},
    .example = "(was Pass)",
    .meaning = &was_pass_meaning,
};

}  // namespace ludens::ludemes::booleans
