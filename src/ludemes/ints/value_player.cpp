// value_player.cpp - (value Player): the value stored for a player.
#include "ir/ops/game_numbers.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_value_player(Lowering& l, const Use& use) {
  const NodeId player = use.has("player") ? l.integer(use, "player") : l.player(use.word("role"));
  return l.ir.node(Op::PlayerValue, {player});
}

}  // namespace

constexpr Meaning value_player_meaning{.lower = lower_value_player};

extern const Ludeme value_player = {
    .rule = "value",
    .form = "(value Player (<int> | <roleType>))",
    .summary = "The value stored for a player",
    .params = {{"player", "the player, by number"}, {"role", "the player, by role"}},
    .example = "(value Player Mover)",
    .meaning = &value_player_meaning,
};

}  // namespace ludens::ludemes::ints
