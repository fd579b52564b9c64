// deck_card.cpp - (card) in (deck): a card that each suit has.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme deck_card = {
    .rule = "equipment.card",
    .form = "(card <cardType> rank:<int> value:<int> [trumpRank:<int>] [trumpValue:<int>] [biased:<int>])",
    .summary = "Describes a card that each suit of a deck has",
    .params = {{"face", "what it shows"},
               {"rank", "its rank in its suit"},
               {"value", "what it counts"},
               {"trumpRank", "its rank among trumps [rank]"},
               {"trumpValue", "what it counts as a trump [value]"},
               {"biased", "its weight; all cards are dealt alike nevertheless [none]"}},
    .example = "(card Ace rank:7 value:11 trumpRank:5 trumpValue:11)",
};

}  // namespace ludens::ludemes::equipment
