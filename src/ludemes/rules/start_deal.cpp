// start_deal.cpp - (deal) at the start: hands out cards or dominoes.
#include "ludemes/moves/dealing.h"

namespace ludens::ludemes::rules {

namespace {

NodeId lower_start_deal(Lowering& l, const Use& use) {
  const NodeId count = use.has("count") ? l.integer(use, "count") : l.ir.constant(1);
  if (use.word("dealable") == "Dominoes") return deal_dominoes(l, count);
  return l.ir.node(Op::Gather, {deal_cards(l, use, count, ir::kNothing)});
}

}  // namespace

constexpr Meaning start_deal_meaning{.lower = lower_start_deal};

extern const Ludeme start_deal = {
    .rule = "start.deal",
    .form = "(deal <dealableType> [<int>])",
    .summary =
        "Deals cards from the top of the first deck to the first site of every hand in turn; or random "
        "dominoes, as many as two players need, to one site of every hand after another",
    .params = {{"dealable", "what is dealt"}, {"count", "how many each player gets [1]"}},
    .example = "(deal Dominoes 7)",
    .meaning = &start_deal_meaning,
};

}  // namespace ludens::ludemes::rules
