// deal.cpp - (deal): hands out cards or dominoes during play.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme deal = {
    .rule = "effect.deal",
    .form = "(deal <dealableType> [<int>] [beginWith:<int>] [<then>])",
    .summary = "Deals cards from the deck, or dominoes from those left, to the hand of every player in turn",
    .params = {{"dealable", "what is dealt"},
               {"count", "how many each player gets [1]"},
               {"beginWith", "the player who gets the first one [the first player]"},
               {"then", "what follows once it is done"}},
    .example = "(deal Cards 3 beginWith:(mover))",
};

}  // namespace ludens::ludemes::moves
