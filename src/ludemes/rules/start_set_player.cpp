// start_set_player.cpp - (set Amount), (set Score) at the start.
#include "ir/ops/game_numbers.h"
#include "ir/ops/outcomes.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::rules {

namespace {

NodeId lower_start_set_player(Lowering& l, const Use& use) {
  const bool scores = use.word("property") == "Score";
  const NodeId value = l.integer(use, "value");
  const auto set = [&](NodeId player) {
    return scores ? l.ir.node(Op::ActSetScore, {player, value}, {0})
                  : l.ir.node(Op::ActSetAmount, {player, value});
  };
  const std::string_view role = use.word("role", "Each");
  const bool everybody = role == "Each" || role == "All" || !use.has("role");
  if (!everybody) return set(l.player(role));
  return l.ir.node(Op::ForValuesDo,
                   {l.ir.constant(1), l.ir.constant(l.players()), set(l.ir.reg(Reg::Player))},
                   {static_cast<int>(Reg::Player)});
}

}  // namespace

constexpr Meaning start_set_player_meaning{.lower = lower_start_set_player};

extern const Ludeme start_set_player = {
    .rule = "start.set.set",
    .form = "(set <setStartPlayerType> [<roleType>] <int>)",
    .summary = "Sets the amount or the score with which a player starts",
    .params = {{"property", "what is set"}, {"role", "the player [every player]"}, {"value", "what it is"}},
    .example = "(set Score P1 10)",
    .meaning = &start_set_player_meaning,
};

}  // namespace ludens::ludemes::rules
