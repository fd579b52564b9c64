// for_each_player.cpp - (forEach Player): moves for every player.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_player = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Player <moves> [<then>])",
    .summary = "Gathers moves for each player of the game, (player) being that player",
    .params = {{"moves", "the moves made for each player"}, {"then", "what follows once it is done"}},
    .example = "(forEach Player (addScore (player (player)) 1))",
};

}  // namespace ludens::ludemes::moves
