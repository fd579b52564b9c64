// start_for_each_team.cpp - (forEach Team) at the start.
#include "ir/ops/lists.h"
#include "ir/ops/memory.h"
#include "ir/ops/outcomes.h"
#include "ludemes/rules/placing.h"

namespace ludens::ludemes::rules {

namespace {

// Teams without players are left out.
NodeId lower_start_for_each_team(Lowering& l, const Use& use) {
  const NodeId size = l.ir.node(Op::ListSize, {l.ir.node(Op::TeamPlayers, {l.ir.reg(Reg::Team)})});
  const NodeId some = l.ir.node(Op::Lt, {l.ir.constant(0), size});
  return l.ir.node(Op::ForValuesDo,
                   {l.ir.constant(1), l.ir.constant(l.players()),
                    l.ir.node(Op::IfDo, {some, at_once(l, use), ir::kNothing})},
                   {static_cast<int>(Reg::Team)});
}

}  // namespace

constexpr Meaning start_for_each_team_meaning{.lower = lower_start_for_each_team};

extern const Ludeme start_for_each_team = {
    .rule = "forEach.forEach",
    .form = "(forEach Team <startRule>)",
    .summary = "Applies a start rule for each team, (team) being the players of that team",
    .params = {{"rule", "the rule"}},
    .example = "(forEach Team (forEach (team) (set Hidden What at:1 to:Player)))",
    .meaning = &start_for_each_team_meaning,
};

}  // namespace ludens::ludemes::rules
