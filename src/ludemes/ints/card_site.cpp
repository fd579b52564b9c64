// card_site.cpp - (card ...): what a card at a site is.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme card_site = {
    .rule = "card.card",
    .form = "(card <cardSiteType> at:<int> [level:<int>])",
    .summary =
        "The rank, suit, trump rank or trump value of the card at a site, or Off (-1) where there is none",
    .params = {{"cardSiteType", "which property of the card"},
               {"at", "the site of the card"},
               {"level", "the level of the card in its stack [0; for Suit the top]"}},
    .example = "(card Rank at:(from) level:(level))",
};

}  // namespace ludens::ludemes::ints
