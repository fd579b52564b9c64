// can_move.cpp - (can Move): whether some moves exist.
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

// Only whether there is one counts, so the rules around the condition do not matter.
NodeId lower_can_move(Lowering& l, const Use& use) {
  return l.ir.node(Op::CanMove, {l.effect(use.arg("moves"))});
}

}  // namespace

constexpr Meaning can_move_meaning{.lower = lower_can_move};

extern const Ludeme can_move = {
    .rule = "can",
    .form = "(can Move <moves>)",
    .summary = "Whether a rule gives at least one move",
    .params = {{"moves", "the rule"}},
    .example = "(can Move (forEach Piece))",
    .meaning = &can_move_meaning,
};

}  // namespace ludens::ludemes::booleans
