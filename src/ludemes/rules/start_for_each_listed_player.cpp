// start_for_each_listed_player.cpp - (forEach) at the start, over a list of players.
#include "ir/ops/outcomes.h"
#include "ludemes/rules/placing.h"

namespace ludens::ludemes::rules {

namespace {

NodeId lower_start_for_each_listed_player(Lowering& l, const Use& use) {
  return l.ir.node(Op::ForListDo, {l.array(use, "players"), at_once(l, use)},
                   {static_cast<int>(Reg::Player)});
}

}  // namespace

constexpr Meaning start_for_each_listed_player_meaning{.lower = lower_start_for_each_listed_player};

extern const Ludeme start_for_each_listed_player = {
    .rule = "forEach.forEach",
    .form = "(forEach <ints> <startRule>)",
    .summary = "Applies a start rule for each player of a list, (player) being that player",
    .params = {{"players", "the players, by number"}, {"rule", "the rule"}},
    .example = "(forEach (players Ally of:1) (set Hidden What at:1 to:Player))",
    .meaning = &start_for_each_listed_player_meaning,
};

}  // namespace ludens::ludemes::rules
