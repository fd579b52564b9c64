// for_each_team.cpp - (forEach Team): sites gathered team by team.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

// A team without players adds nothing: its (team) is empty.
NodeId lower_for_each_team(Lowering& l, const Use& use) {
  std::vector<std::int32_t> teams;
  for (int team = 1; team <= l.players(); ++team) teams.push_back(team);
  const NodeId list = l.ir.node(Op::ListConst, {}, {l.ir.list(std::move(teams))});
  return l.ir.node(Op::UnionOverList, {list, l.region(use, "region")}, {static_cast<int>(Reg::Team)});
}

}  // namespace

constexpr Meaning for_each_team_meaning{.lower = lower_for_each_team};

extern const Ludeme for_each_team = {
    .rule = "region.foreach.forEach",
    .form = "(forEach Team <sites>)",
    .summary = "The sites of a region worked out for each team, as (team), taken together",
    .params = {{"region", "the region to work out"}},
    .example = "(forEach Team (forEach (team) (sites Occupied by:Player)))",
    .meaning = &for_each_team_meaning,
};

}  // namespace ludens::ludemes::regions
