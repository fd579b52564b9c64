// append.cpp - (append): makes one move out of many.
#include "ir/ops/order.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_append(Lowering& l, const Use& use) {
  const NodeId list = l.effect(use.arg("moves"));
  const int kind = l.add_kind(use, l.ir.node(Op::Gather, {list}), l.traits(l.default_type()));
  return l.ir.node(Op::Append, {list}, {kind});
}

}  // namespace

constexpr Meaning append_meaning{.lower = lower_append};

extern const Ludeme append = {
    .rule = "append",
    .form = "(append <nonDecision> [<then>])",
    .summary = "Merges all the moves of a list into a single move that carries out each of them in order",
    .params = {{"moves", "the moves to merge"}, {"then", "what follows once it is done"}},
    .example = "(append (custodial (between if:(is Enemy (who at:(between))) (apply (remove (between))))))",
    .meaning = &append_meaning,
};

}  // namespace ludens::ludemes::moves
