// deal.cpp - (deal): hands out cards or dominoes during play.
#include "ludemes/moves/dealing.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_deal(Lowering& l, const Use& use) {
  const NodeId count = use.has("count") ? l.integer(use, "count") : l.ir.constant(1);
  if (use.word("dealable") == "Dominoes") return emit_effect(l, use, deal_dominoes(l, count));
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
        "or dominoes from those left, as at the start",
    .params = {{"dealable", "what is dealt"},
               {"count", "how many each player gets [1]"},
               {"beginWith", "the player who gets the first one [the first player]"},
               {"then", "what follows once it is done"}},
    .example = "(deal Cards 3 beginWith:(mover))",
    .meaning = &deal_meaning,
};

}  // namespace ludens::ludemes::moves
