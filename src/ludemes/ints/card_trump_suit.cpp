// card_trump_suit.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme card_trump_suit = {
    .rule = "card.card",
    .form = "(card TrumpSuit)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
