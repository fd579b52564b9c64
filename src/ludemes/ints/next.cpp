// next.cpp - (next): who moves next.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_next(Lowering& l, const Use&) {
  return l.ir.node(Op::Next);
}

}  // namespace

constexpr Meaning next_meaning{.lower = lower_next};

extern const Ludeme next = {
    .rule = "next",
    .form = "(next)",
    .summary = "The number of the player who moves after this turn",
    .params = {},
    .example = "(next)",
    .meaning = &next_meaning,
};

}  // namespace ludens::ludemes::ints
