// dice.h - ops of dice: throwing them, moving by what each shows, using them up.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpInfo ActRoll{"act_roll", Type::Void, "", 0};
// Each die of a set in turn, then sums where dice may be combined: condition, body, whether combined; number
// of the first die, how many. Pips and Die (a mask) bound.
inline constexpr OpInfo ForDice{"for_dice", Type::Moves, "b?mb?", 2};
inline constexpr OpInfo ActUseDice{"act_use_dice", Type::Void, "i", 0};  // mask of dice
// After a throw of equal dice the same pips are played again: pips, condition; first die, how many, variable.
inline constexpr OpInfo ActDoubles{"act_doubles", Type::Void, "ib", 3};
inline constexpr OpInfo DiceSum{"dice_sum", Type::Int, "i", 0};  // owner of the dice

}  // namespace ludens::ir::Op
