// prev.cpp - (prev): who moved before.
#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_prev(Lowering& l, const Use& use) {
  if (use.word("prevType", "Mover") != "Mover") return l.ir.node(Op::MoverBefore, {l.ir.node(Op::Mover)});
  return l.ir.node(Op::Prev);
}

}  // namespace

constexpr Meaning prev_meaning{.lower = lower_prev};

extern const Ludeme prev = {
    .rule = "prev",
    .form = "(prev [<prevType>])",
    .summary = "The number of the player who moved before",
    .params = {{"prevType", "the mover of the move before or of the turn before [Mover]"}},
    .example = "(prev)",
    .meaning = &prev_meaning,
};

}  // namespace ludens::ludemes::ints
