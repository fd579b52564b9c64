// for_each_listed_player.cpp - (forEach) over a list of players.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_listed_player = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach <ints> <moves> [<then>])",
    .summary = "Gathers moves for each player of a list, (player) being that player",
    .params = {{"players", "the players, by number"},
               {"moves", "the moves made for each of them"},
               {"then", "what follows once it is done"}},
    .example = "(forEach (players Enemy) (addScore (player (player)) 1))",
};

}  // namespace ludens::ludemes::moves
