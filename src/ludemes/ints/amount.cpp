// amount.cpp - (amount): a player's money.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme amount = {
    .rule = "amount",
    .form = "(amount (<roleType> | <moves.player>))",
    .summary = "The money or other amount that a player has",
    .params = {{"role", "the player, by role"}, {"player", "the player, by number"}},
    .example = "(amount Mover)",
};

}  // namespace ludens::ludemes::ints
