// for_each_team.cpp - (forEach Team): moves for every team.
#include "ir/ops/order.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_for_each_team(Lowering& l, const Use& use) {
  return l.ir.node(Op::ForTeams, {l.moves_with(use, "moves", {Reg::Team})});
}

}  // namespace

constexpr Meaning for_each_team_meaning{.lower = lower_for_each_team};

extern const Ludeme for_each_team = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Team <moves> [<then>])",
    .summary = "Gathers moves for each team, (team) being the players of that team",
    .params = {{"moves", "the moves made for each team"}, {"then", "what follows once it is done"}},
    .example = "(forEach Team (forEach (team) (addScore (player (player)) 1)))",
    .meaning = &for_each_team_meaning,
};

}  // namespace ludens::ludemes::moves
