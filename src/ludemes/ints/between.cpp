// between.cpp - (between): the site between origin and destination.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_between(Lowering& l, const Use&) {
  return l.ir.reg(Reg::Between);
}

}  // namespace

constexpr Meaning between_meaning{.lower = lower_between};

extern const Ludeme between = {
    .rule = "iterator.between",
    .form = "(between)",
    .summary = "The site being looked at between the origin and the destination of a move",
    .params = {},
    .example = "(between)",
    .meaning = &between_meaning,
};

}  // namespace ludens::ludemes::ints
