// to.cpp - (to): where a move ends.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_to(Lowering& l, const Use&) {
  return l.ir.reg(Reg::To);
}

}  // namespace

constexpr Meaning to_meaning{.lower = lower_to};

extern const Ludeme to = {
    .rule = "iterator.to",
    .form = "(to)",
    .summary = "The site where the move being looked at ends",
    .params = {},
    .example = "(to)",
    .meaning = &to_meaning,
};

}  // namespace ludens::ludemes::ints
