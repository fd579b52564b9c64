// mover.cpp - (mover): whose turn it is.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_mover(Lowering& l, const Use&) {
  return l.ir.node(Op::Mover);
}

}  // namespace

constexpr Meaning mover_meaning{.lower = lower_mover};

extern const Ludeme mover = {
    .rule = "mover",
    .form = "(mover)",
    .summary = "The number of the player to move",
    .params = {},
    .example = "(mover)",
    .meaning = &mover_meaning,
};

}  // namespace ludens::ludemes::ints
