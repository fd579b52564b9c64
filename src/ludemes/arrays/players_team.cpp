// players_team.cpp - (players Team1), ...: the players of a team.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme players_team = {
    .rule = "intArray.players.players",
    .form = "(players <playersTeamType> [if:<boolean>])",
    .summary = "The numbers of the players in a team",
    .params = {{"playersTeamType", "the team"},
               {"if", "what each player, given as (player), must meet [True]"}},
    .example = "(players Team1)",
};

}  // namespace ludens::ludemes::arrays
