// team.cpp - (team): the team being looked at.
#include "ir/ops/memory.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::arrays {

namespace {

NodeId lower_team(Lowering& l, const Use&) {
  return l.ir.node(Op::TeamPlayers, {l.ir.reg(Reg::Team)});
}

}  // namespace

constexpr Meaning team_meaning{.lower = lower_team};

extern const Ludeme team = {
    .rule = "team",
    .form = "(team)",
    .summary = "The numbers of the players of the team being looked at, within (forEach Team)",
    .params = {},
    .example = "(team)",
    .meaning = &team_meaning,
};

}  // namespace ludens::ludemes::arrays
