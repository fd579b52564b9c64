// players_team.cpp - (players Team1), ...: the players of a team.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::arrays {

namespace {

NodeId lower_players_team(Lowering& l, const Use& use) {
  return l.ir.node(Op::ListPlayers, {players_of_role(l, use.word("playersTeamType")),
                                     l.program.uses.teams ? l.boolean(use, "if") : ir::kNothing});
}

}  // namespace

constexpr Meaning players_team_meaning{.lower = lower_players_team};

extern const Ludeme players_team = {
    .rule = "intArray.players.players",
    .form = "(players <playersTeamType> [if:<boolean>])",
    .summary = "The numbers of the players in a team",
    .params = {{"playersTeamType", "the team"},
               {"if", "what each player, given as (player), must meet [True]"}},
    .example = "(players Team1)",
    .meaning = &players_team_meaning,
};

}  // namespace ludens::ludemes::arrays
