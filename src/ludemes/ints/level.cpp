// level.cpp - (level): the level of a stack.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_level(Lowering& l, const Use&) {
  return l.ir.level_number(l.ir.node(Op::GetLevel));
}

}  // namespace

constexpr Meaning level_meaning{.lower = lower_level, .traits = kStacksTrait};

extern const Ludeme level = {
    .rule = "level",
    .form = "(level)",
    .summary = "The level of the stack being looked at, 0 at the bottom",
    .params = {},
    .example = "(level)",
    .meaning = &level_meaning,
};

}  // namespace ludens::ludemes::ints
