// set_trump_suit.cpp - (set TrumpSuit), (move Set TrumpSuit): names trumps.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_set_trump_suit = {
    .rule = "move",
    .form = "(move Set TrumpSuit (<int> | <intArray.math.difference>) [<then>])",
    .summary = "Lets the mover choose the trump suit",
    .params = {{"suit", "the only suit"},
               {"suits", "the suits to choose from"},
               {"then", "what follows once it is done"}},
    .example = "(move Set TrumpSuit (difference (array {1 2 3 4}) 2))",
};

extern const Ludeme set_trump_suit = {
    .rule = "effect.set.set",
    .form = "(set TrumpSuit (<int> | <intArray.math.difference>) [<then>])",
    .summary = "Makes a suit the trump suit",
    .params = {{"suit", "that suit"},
               {"suits", "those suits, one move each"},
               {"then", "what follows once it is done"}},
    .example = "(set TrumpSuit (card Suit at:(handSite Mover)))",
};

}  // namespace ludens::ludemes::moves
