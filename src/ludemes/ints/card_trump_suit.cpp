// card_trump_suit.cpp - (card TrumpSuit): the suit that beats the others.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme card_trump_suit = {
    .rule = "card.card",
    .form = "(card TrumpSuit)",
    .summary = "The index of the current trump suit",
    .params = {},
    .example = "(card TrumpSuit)",
};

}  // namespace ludens::ludemes::ints
