// for_each_team.cpp - (forEach Team): moves for every team.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_team = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Team <moves> [<then>])",
    .summary = "Gathers moves for each team, (team) being the players of that team",
    .params = {{"moves", "the moves made for each team"}, {"then", "what follows once it is done"}},
    .example = "(forEach Team (forEach (team) (addScore (player (player)) 1)))",
};

}  // namespace ludens::ludemes::moves
