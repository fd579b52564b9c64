// start_split_deck.cpp - (split Deck): all cards are dealt.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_split_deck = {
    .rule = "split",
    .form = "(split Deck)",
    .summary = "Deals the whole deck to the hands of the players, card by card in turn",
    .example = "(split Deck)",
};

}  // namespace ludens::ludemes::rules
