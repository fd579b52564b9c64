// start_set_team.cpp - (set Team) at the start.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_set_team = {
    .rule = "start.set.set",
    .form = "(set Team <int> {<roleType>})",
    .summary = "Makes players the members of a team",
    .params = {{"team", "number of the team"}, {"players", "its members"}},
    .example = "(set Team 1 {P1 P3})",
};

}  // namespace ludens::ludemes::rules
