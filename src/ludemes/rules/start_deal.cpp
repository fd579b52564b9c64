// start_deal.cpp - (deal) at the start: hands out cards or dominoes.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_deal = {
    .rule = "start.deal",
    .form = "(deal <dealableType> [<int>])",
    .summary = "Deals cards from the deck, or random dominoes, to the hand of every player in turn",
    .params = {{"dealable", "what is dealt"}, {"count", "how many each player gets [1]"}},
    .example = "(deal Dominoes 7)",
};

}  // namespace ludens::ludemes::rules
