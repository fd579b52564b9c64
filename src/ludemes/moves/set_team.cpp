// set_team.cpp - (set Team): puts players into a team.
#include "ir/ops/memory.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_set_team(Lowering& l, const Use& use) {
  const NodeId team = l.integer(use, "team");
  std::vector<NodeId> actions;
  for (const BoundId id : use.items("players"))
    actions.push_back(l.ir.node(Op::ActSetTeam, {team, l.integer(id)}));
  return emit_effect(l, use, l.ir.node(Op::Do, actions));
}

}  // namespace

constexpr Meaning set_team_meaning{.lower = lower_set_team, .traits = kTeamsTrait};

extern const Ludeme set_team = {
    .rule = "effect.set.set",
    .form = "(set Team <int> {<roleType>} [<then>])",
    .summary = "Makes players the members of a team",
    .params = {{"team", "number of the team"},
               {"players", "its members"},
               {"then", "what follows once it is done"}},
    .example = "(set Team 1 {P1 P3})",
    .meaning = &set_team_meaning,
};

}  // namespace ludens::ludemes::moves
