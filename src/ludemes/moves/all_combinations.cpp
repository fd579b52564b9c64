// all_combinations.cpp - (allCombinations): joins every move of one list with every move of another.
#include "ir/ops/order.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_all_combinations(Lowering& l, const Use& use) {
  Context inner = l.context;
  inner.thens.clear();
  inner.waiting = 0;
  const NodeId first = l.within(inner, [&] { return l.moves(use, "first"); });
  const NodeId pairs = l.ir.node(Op::Combine, {first, l.moves(use, "second")});
  const NodeId single = l.ir.node(Op::Combine, {l.effect(use.arg("first")), l.effect(use.arg("second"))});
  return choose_among(l, use, pairs, single);
}

}  // namespace

constexpr Meaning all_combinations_meaning{.lower = lower_all_combinations};

extern const Ludeme all_combinations = {
    .rule = "allCombinations",
    .form = "(allCombinations <moves> <moves> [<then>])",
    .summary = "Makes one move of each pair of a move from the first list and a move from the second",
    .params = {{"first", "the moves whose actions come first"},
               {"second", "the moves whose actions come second"},
               {"then", "what follows once it is done"}},
    .example = "(allCombinations (add (to (sites Empty))) (addScore Mover 1))",
    .meaning = &all_combinations_meaning,
};

}  // namespace ludens::ludemes::moves
