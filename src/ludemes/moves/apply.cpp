// apply.cpp - (apply): the effect, the condition or both that a (from), (between) or (to) carries.
// Evaluated when the move is generated, so its actions come before the move's own. Where it stands for moves
// itself, it is its effect, as long as the condition holds.
#include "ludemes/lowering.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_apply(Lowering& l, const Use& use) {
  if (!use.has("effect")) return l.ir.node(Op::NoMoves);
  const NodeId moves = l.moves(use, "effect");
  return use.has("if") ? l.ir.node(Op::IfMoves, {l.boolean(use, "if"), moves, ir::kNothing}) : moves;
}

}  // namespace

constexpr Meaning apply_meaning{.lower = lower_apply};

extern const Ludeme apply_if = {
    .rule = "apply",
    .form = "(apply if:<boolean>)",
    .summary = "Lets the usual effect of the surrounding move happen only under a condition",
    .params = {{"if", "when the usual effect happens"}},
    .example = "(apply if:(is Mover P1))",
    .meaning = &apply_meaning,
};

extern const Ludeme apply = {
    .rule = "apply",
    .form = "(apply <nonDecision>)",
    .summary = "Adds an effect to each move that passes the site",
    .params = {{"effect", "what happens there"}},
    .example = "(apply (remove (to)))",
    .meaning = &apply_meaning,
};

extern const Ludeme apply_if_effect = {
    .rule = "apply",
    .form = "(apply if:<boolean> <nonDecision>)",
    .summary = "Adds an effect to each move that passes the site while a condition holds",
    .params = {{"if", "when the effect happens"}, {"effect", "what happens there"}},
    .example = "(apply if:(is Enemy (who at:(to))) (remove (to)))",
    .meaning = &apply_meaning,
};

}  // namespace ludens::ludemes::moves
