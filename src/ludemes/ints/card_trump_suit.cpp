// card_trump_suit.cpp - (card TrumpSuit): the suit that beats the others.
#include "ir/ops/cards.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_card_trump_suit(Lowering& l, const Use&) {
  return l.ir.node(Op::TrumpSuit);
}

}  // namespace

constexpr Meaning card_trump_suit_meaning{.lower = lower_card_trump_suit, .traits = kStacksTrait};

extern const Ludeme card_trump_suit = {
    .rule = "card.card",
    .form = "(card TrumpSuit)",
    .summary = "The index of the current trump suit",
    .params = {},
    .example = "(card TrumpSuit)",
    .meaning = &card_trump_suit_meaning,
};

}  // namespace ludens::ludemes::ints
