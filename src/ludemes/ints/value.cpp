// value.cpp - (value): the number being looked at.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_value(Lowering& l, const Use&) {
  return l.ir.reg(Reg::Value);
}

}  // namespace

constexpr Meaning value_meaning{.lower = lower_value};

extern const Ludeme value = {
    .rule = "value",
    .form = "(value)",
    .summary = "The number being looked at, within (forEach Value) and wherever a rule hands one on",
    .params = {},
    .example = "(value)",
    .meaning = &value_meaning,
};

}  // namespace ludens::ludemes::ints
