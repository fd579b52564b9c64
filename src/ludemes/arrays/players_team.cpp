// players_team.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme players_team = {
    .rule = "intArray.players.players",
    .form = "(players <playersTeamType> [if:<boolean>])",
    .summary = "TODO",
    .params = {{"playersTeamType", "TODO"},
               {"if", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::arrays
