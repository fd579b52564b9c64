// set_team.cpp - (set Team): puts players into a team.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme set_team = {
    .rule = "effect.set.set",
    .form = "(set Team <int> {<roleType>} [<then>])",
    .summary = "Makes players the members of a team",
    .params = {{"team", "number of the team"},
               {"players", "its members"},
               {"then", "what follows once it is done"}},
    .example = "(set Team 1 {P1 P3})",
};

}  // namespace ludens::ludemes::moves
