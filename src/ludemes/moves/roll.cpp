// roll.cpp - (roll): throws all dice.
#include "ir/ops/dice.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_roll(Lowering& l, const Use& use) {
  return emit_effect(l, use, l.ir.node(Op::ActRoll));
}

}  // namespace

constexpr Meaning roll_meaning{.lower = lower_roll, .traits = kStatesTrait};

extern const Ludeme roll = {
    .rule = "roll",
    .form = "(roll [<then>])",
    .summary = "Throws all the dice of the game",
    .params = {{"then", "what follows once it is done"}},
    .example = "(roll)",
    .meaning = &roll_meaning,
};

}  // namespace ludens::ludemes::moves
