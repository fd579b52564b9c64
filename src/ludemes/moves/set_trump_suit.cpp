// set_trump_suit.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_set_trump_suit = {
    .rule = "move",
    .form = "(move Set TrumpSuit (<int> | <intArray.math.difference>) [<then>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"difference", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme set_trump_suit = {
    .rule = "effect.set.set",
    .form = "(set TrumpSuit (<int> | <intArray.math.difference>) [<then>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"difference", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
