// deal.cpp - (deal): hands out cards or dominoes during play.
#include "ir/ops/dominoes.h"
#include "ludemes/moves/dealing.h"

namespace ludens::ludemes::moves {

namespace {

// Each site gets as many of one domino as there are rounds; what lies there already is joined.
NodeId deal_again(Lowering& l, const Use& use, NodeId count) {
  l.program.stochastic = true;
  const SiteType type = l.default_type();
  const NodeId add = l.ir.node(
      Op::ActAdd,
      {l.ir.reg(Reg::To), l.ir.reg(Reg::Aux), count, ir::kNothing, ir::kNothing, ir::kNothing, ir::kNothing},
      {l.space(type)});
  return l.ir.node(Op::ForDealtDominoes, {count, l.emit(use, add, l.traits(type))});
}

NodeId lower_deal(Lowering& l, const Use& use) {
  const NodeId count = use.has("count") ? l.integer(use, "count") : l.ir.constant(1);
  if (use.word("dealable") == "Dominoes") return deal_again(l, use, count);
  const NodeId first = use.has("beginWith")
                           ? l.ir.node(Op::Sub, {l.integer(use, "beginWith"), l.ir.constant(1)})
                           : ir::kNothing;
  return deal_cards(l, use, count, first);
}

}  // namespace

constexpr Meaning deal_meaning{.lower = lower_deal};

extern const Ludeme deal = {
    .rule = "effect.deal",
    .form = "(deal <dealableType> [<int>] [beginWith:<int>] [<then>])",
    .summary =
        "Deals cards from the top of the first deck to the first site of every hand in turn, one move each; "
        "or random dominoes, of all that there are, to one site of every hand after another",
    .params = {{"dealable", "what is dealt"},
               {"count", "how many each player gets [1]"},
               {"beginWith", "the player who gets the first one [the first player]"},
               {"then", "what follows once it is done"}},
    .example = "(deal Cards 3 beginWith:(mover))",
    .meaning = &deal_meaning,
};

}  // namespace ludens::ludemes::moves
