// start_set_team.cpp - (set Team) at the start.
#include "ir/ops/memory.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::rules {

namespace {

NodeId lower_start_set_team(Lowering& l, const Use& use) {
  l.program.uses.teams = true;
  std::vector<NodeId> members;
  for (const BoundId id : use.items("players"))
    members.push_back(l.ir.node(Op::ActSetTeam, {l.integer(use, "team"), l.player(l.maker.word(id))}));
  return l.ir.node(Op::Do, members);
}

}  // namespace

constexpr Meaning start_set_team_meaning{.lower = lower_start_set_team, .traits = kTeamsTrait};

extern const Ludeme start_set_team = {
    .rule = "start.set.set",
    .form = "(set Team <int> {<roleType>})",
    .summary = "Makes players the members of a team",
    .params = {{"team", "number of the team"}, {"players", "its members"}},
    .example = "(set Team 1 {P1 P3})",
    .meaning = &start_set_team_meaning,
};

}  // namespace ludens::ludemes::rules
