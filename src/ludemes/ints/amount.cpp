// amount.cpp - (amount): a player's money.
#include "ir/ops/game_numbers.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_amount(Lowering& l, const Use& use) {
  return l.ir.node(Op::Amount, {l.player(use, "player", "role")});
}

}  // namespace

constexpr Meaning amount_meaning{.lower = lower_amount};

extern const Ludeme amount = {
    .rule = "amount",
    .form = "(amount (<roleType> | <moves.player>))",
    .summary = "The money or other amount that a player has",
    .params = {{"role", "the player, by role"}, {"player", "the player, by number"}},
    .example = "(amount Mover)",
    .meaning = &amount_meaning,
};

}  // namespace ludens::ludemes::ints
