// while.cpp - (while): an effect over and over.
#include "ir/ops/order.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_while(Lowering& l, const Use& use) {
  const NodeId condition = l.boolean(use, "condition");
  return choose_among(l, use, l.ir.node(Op::While, {condition, l.moves(use, "moves")}),
                      l.ir.node(Op::While, {condition, l.effect(use.arg("moves"))}));
}

}  // namespace

constexpr Meaning while_meaning{.lower = lower_while};

extern const Ludeme while_ = {
    .rule = "while",
    .form = "(while <boolean> <moves> [<then>])",
    .summary = "Carries out moves again and again, as long as a condition holds before them",
    .params = {{"condition", "what must hold to go on"},
               {"moves", "what is done each time"},
               {"then", "what follows once it is done"}},
    .example = "(while (< (score P1) 10) (addScore P1 1))",
    .meaning = &while_meaning,
};

}  // namespace ludens::ludemes::moves
