// deck.cpp - (deck): a pack of cards.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme deck = {
    .rule = "deck",
    .form = "(deck [<roleType>] [cardsBySuit:<int>] [suits:<int>] [{<equipment.card>}])",
    .summary = "Makes a shuffled pack of cards that lies on one site of its own",
    .params = {{"role", "its owner [Shared]"},
               {"cardsBySuit", "how many cards a suit has [13, or as many as listed]"},
               {"suits", "how many suits there are [4]"},
               {"cards", "the cards of a suit [Ace to King, as many as needed]"}},
    .example = "(deck cardsBySuit:13 suits:4)",
};

}  // namespace ludens::ludemes::equipment
