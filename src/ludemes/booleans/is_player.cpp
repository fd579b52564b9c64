// is_player.cpp - (is Mover), (is Next), (is Enemy), ...: questions about a player.
#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_player(Lowering& l, const Use& use) {
  const NodeId player = use.has("role") ? l.player(use.word("role")) : l.integer(use, "player");
  const std::string_view asked = use.word("isPlayerType");
  if (asked == "Enemy") return l.ir.node(Op::IsEnemy, {player});
  if (asked == "Friend") return l.ir.node(Op::IsFriend, {player});
  if (asked == "Mover") return l.ir.node(Op::Eq, {player, l.ir.node(Op::Mover)});
  if (asked == "Next") return l.ir.node(Op::Eq, {player, l.ir.node(Op::Next)});
  if (asked == "Prev") return l.ir.node(Op::Eq, {player, l.ir.node(Op::Prev)});
  return l.ir.node(Op::IsActive, {player});
}

}  // namespace

constexpr Meaning is_player_meaning{.lower = lower_is_player};

extern const Ludeme is_player = {
    .rule = "booleans.is.is",
    .form = "(is <isPlayerType> (<int> | <roleType>))",
    .summary =
        "Whether a player is the mover, the next or previous one, a friend or enemy of the mover, or still "
        "in play",
    .params = {{"isPlayerType", "what to ask"},
               {"player", "the player, by number"},
               {"role", "the player, by role"}},
    .example = "(is Mover P1)",
    .meaning = &is_player_meaning,
};

}  // namespace ludens::ludemes::booleans
