// start_for_each_player.cpp - (forEach Player) at the start.
#include "ir/ops/outcomes.h"
#include "ludemes/rules/placing.h"

namespace ludens::ludemes::rules {

namespace {

NodeId lower_start_for_each_player(Lowering& l, const Use& use) {
  return l.ir.node(Op::ForValuesDo, {l.ir.constant(1), l.ir.constant(l.players()), at_once(l, use)},
                   {static_cast<int>(Reg::Player)});
}

}  // namespace

constexpr Meaning start_for_each_player_meaning{.lower = lower_start_for_each_player};

extern const Ludeme start_for_each_player = {
    .rule = "forEach.forEach",
    .form = "(forEach Player <startRule>)",
    .summary = "Applies a start rule for each player of the game, (player) being that player",
    .params = {{"rule", "the rule"}},
    .example = "(forEach Player (set Hidden What at:1 to:Player))",
    .meaning = &start_for_each_player_meaning,
};

}  // namespace ludens::ludemes::rules
