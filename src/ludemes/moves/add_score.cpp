// add_score.cpp - (addScore): raises or lowers the score of one player or of several.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme add_score_list = {
    .rule = "addScore",
    .form = "(addScore ({<int>} | {<roleType>}) {<int>} [<then>])",
    .summary = "Adds to the scores of several players, the first amount to the first player and so on",
    .params = {{"players", "the players, by number"},
               {"roles", "the players, by role"},
               {"amounts", "how much each of them gets"},
               {"then", "what follows once it is done"}},
    .example = "(addScore {P1 P2} {5 10})",
};

extern const Ludeme add_score = {
    .rule = "addScore",
    .form = "(addScore (<moves.player> | <roleType>) <int> [<then>])",
    .summary = "Adds to the score of one player, or of every player that the role names",
    .params = {{"player", "the player, by number"},
               {"role", "the player, by role"},
               {"amount", "how much to add; may be negative"},
               {"then", "what follows once it is done"}},
    .example = "(addScore Mover 1)",
};

}  // namespace ludens::ludemes::moves
