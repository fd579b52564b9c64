// take_domino.cpp - (take Domino): draws a domino from those left.
#include "ir/ops/dominoes.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_take_domino(Lowering& l, const Use& use) {
  l.program.stochastic = true;
  const NodeId mover = l.ir.node(Op::Mover);
  const NodeId take = emit_effect(l, use, l.ir.node(Op::ActTakeDomino, {mover}));
  return l.ir.node(Op::IfMoves, {l.ir.node(Op::CanTakeDomino, {mover}), take});
}

}  // namespace

constexpr Meaning take_domino_meaning{.lower = lower_take_domino};

extern const Ludeme take_domino = {
    .rule = "take",
    .form = "(take Domino [<then>])",
    .summary = "Puts a random domino of those left on the first free site of the mover's hand",
    .params = {{"then", "what follows once it is done"}},
    .example = "(take Domino)",
    .meaning = &take_domino_meaning,
};

}  // namespace ludens::ludemes::moves
