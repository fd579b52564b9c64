// players.cpp - (players): how many play.
#include "language/ludeme.h"

namespace ludens::ludemes::game {

extern const Ludeme players_count = {
    .rule = "players",
    .form = "(players <int>)",
    .summary = "States the number of players",
    .params = {{"count", "how many there are"}},
    .example = "(players 2)",
};

extern const Ludeme players_list = {
    .rule = "players",
    .form = "(players {<players.player>})",
    .summary = "Describes the players one by one",
    .params = {{"players", "the players, in order of play"}},
    .example = "(players {(player N) (player S)})",
};

}  // namespace ludens::ludemes::game
