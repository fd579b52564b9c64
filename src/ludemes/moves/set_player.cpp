// set_player.cpp - (set Score), (set Value) of a player.
#include "ir/ops/game_numbers.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_set_player(Lowering& l, const Use& use) {
  const NodeId value = l.integer(use, "value");
  if (use.word("property") == "Value")
    return emit_effect(l, use, l.ir.node(Op::ActSetPlayerValue, {l.player(use, "player", "role"), value}));
  return for_players_named(l, use, "player", "role", [&](NodeId player) {
    return emit_effect(l, use, l.ir.node(Op::ActSetScore, {player, value}, {0}));
  });
}

}  // namespace

constexpr Meaning set_player_meaning{.lower = lower_set_player};

extern const Ludeme set_player = {
    .rule = "effect.set.set",
    .form = "(set <setPlayerType> (<moves.player> | <roleType>) <int> [<then>])",
    .summary = "Sets the score or the value of a player",
    .params = {{"property", "what is set"},
               {"player", "the player, by number"},
               {"role", "the player, by role"},
               {"value", "what it becomes"},
               {"then", "what follows once it is done"}},
    .example = "(set Score Mover 10)",
    .meaning = &set_player_meaning,
};

}  // namespace ludens::ludemes::moves
