// hand_site.cpp - (handSite): a site of a player's hand.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme hand_site = {
    .rule = "handSite",
    .form = "(handSite (<int> | <roleType>) [<int>])",
    .summary = "The global number of a site in a player's hand, or Off (-1) without a hand",
    .params = {{"player", "whose hand, by number"},
               {"role", "whose hand, by role"},
               {"site", "which site of the hand, from 0 [0]"}},
    .example = "(handSite Mover 1)",
};

}  // namespace ludens::ludemes::ints
