// start_split_deck.cpp - (split Deck): all cards are dealt.
#include "ludemes/moves/dealing.h"

namespace ludens::ludemes::rules {

namespace {

NodeId lower_start_split_deck(Lowering& l, const Use& use) {
  return l.ir.node(Op::Gather, {deal_cards(l, use, ir::kNothing, ir::kNothing)});
}

}  // namespace

constexpr Meaning start_split_deck_meaning{.lower = lower_start_split_deck};

extern const Ludeme start_split_deck = {
    .rule = "split",
    .form = "(split Deck)",
    .summary = "Deals the whole deck, from its bottom, to the first sites of the hands, card by card in turn",
    .example = "(split Deck)",
    .meaning = &start_split_deck_meaning,
};

}  // namespace ludens::ludemes::rules
