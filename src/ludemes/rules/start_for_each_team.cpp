// start_for_each_team.cpp - (forEach Team) at the start.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_for_each_team = {
    .rule = "forEach.forEach",
    .form = "(forEach Team <startRule>)",
    .summary = "Applies a start rule for each team, (team) being the players of that team",
    .params = {{"rule", "the rule"}},
    .example = "(forEach Team (forEach (team) (set Hidden What at:1 to:Player)))",
};

}  // namespace ludens::ludemes::rules
