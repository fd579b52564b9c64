// play_card.cpp - (playCard): cards from the mover's hand.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme play_card = {
    .rule = "playCard",
    .form = "(playCard [<then>])",
    .summary = "Plays a card from the mover's hand to the mover's place on the board, one move for each card",
    .params = {{"then", "what follows once it is done"}},
    .example = "(playCard)",
};

}  // namespace ludens::ludemes::moves
