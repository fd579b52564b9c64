// not.cpp - (not): the opposite.
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_not(Lowering& l, const Use& use) {
  return l.ir.node(Op::Not, {l.boolean(use, "condition")});
}

}  // namespace

constexpr Meaning not_meaning{.lower = lower_not};

extern const Ludeme not_ = {
    .rule = "not",
    .form = "(not <boolean>)",
    .summary = "Whether a condition does not hold",
    .params = {{"condition", "the condition"}},
    .example = "(not (is In (last To) (sites Mover)))",
    .meaning = &not_meaning,
};

}  // namespace ludens::ludemes::booleans
