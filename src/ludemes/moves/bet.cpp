// bet.cpp - (bet), (move Bet): a player stakes an amount.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_bet = {
    .rule = "move",
    .form = "(move Bet (<moves.player> | <roleType>) <range> [<then>])",
    .summary = "Lets the mover choose how much a player stakes, one move for each amount of the range",
    .params = {{"player", "who bets, by number"},
               {"role", "who bets, by role"},
               {"range", "the smallest and the largest stake"},
               {"then", "what follows once it is done"}},
    .example = "(move Bet Mover (range 1 5))",
};

extern const Ludeme bet = {
    .rule = "bet",
    .form = "(bet (<moves.player> | <roleType>) <range> [<then>])",
    .summary = "Stakes an amount for a player, one move for each amount of the range",
    .params = {{"player", "who bets, by number"},
               {"role", "who bets, by role"},
               {"range", "the smallest and the largest stake"},
               {"then", "what follows once it is done"}},
    .example = "(bet P1 (range 0 5))",
};

}  // namespace ludens::ludemes::moves
