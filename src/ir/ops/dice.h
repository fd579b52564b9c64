// dice.h - ops of dice: throwing them, moving by what each shows, using them up.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord ActRoll{
    .name = "act_roll",
    .result = Void,
    .doc = "",
};
inline constexpr OpRecord ForDice{
    .name = "for_dice",
    .result = Moves,
    .operands = {{"bool0", Bool, Optional}, {"moves1", Moves, Required, body()}, {"bool2", Bool, Optional}},
    .attributes = {{"number1"}, {"number2"}},
    .doc =
        "Each die of a set in turn, then sums where dice may be combined: condition, body, whether combined; "
        "number of the first die, how many. Pips and Die (a mask) bound.",
};
inline constexpr OpRecord ActUseDice{
    .name = "act_use_dice",
    .result = Void,
    .operands = {{"int0", Int}},
    .doc = "mask of dice",
};
inline constexpr OpRecord ActDoubles{
    .name = "act_doubles",
    .result = Void,
    .operands = {{"int0", Int}, {"bool1", Bool}},
    .attributes = {{"number1"}, {"number2"}, {"name", Attr::Name}},
    .doc =
        "After a throw of equal dice the same pips are played again: pips, condition; first die, how many, "
        "variable.",
};
inline constexpr OpRecord DiceSum{
    .name = "dice_sum",
    .result = Int,
    .operands = {{"int0", Int}},
    .cost = 3,
    .doc = "owner of the dice",
};

}  // namespace ludens::ir::Op
