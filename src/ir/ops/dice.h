// dice.h - ops of dice: throwing them, moving by what each shows, using them up. Dice are numbered through
// all sets of dice.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord ActRoll{
    .name = "act_roll",
    .result = Void,
    .reads = state(Field::Dice),
    .writes = state(Field::Dice, Field::State),
    .chance = true,
    .doc = "Throws all dice.",
};
inline constexpr OpRecord ForDice{
    .name = "for_dice",
    .result = Moves,
    .operands = {{"if", Bool, Optional, body(Reg::Pips, Reg::Die)},
                 {"moves", Moves, Required, body(Reg::Pips, Reg::Die)},
                 {"combined", Bool, Optional, body()}},
    .attributes = {{"first"}, {"count"}},
    .reads = state(Field::Dice),
    .doc =
        "The moves for each of these dice in turn; where `combined` holds and there are two or three dice, "
        "then for sums of unused ones. Registers Pips: what they show; Die: which they are, as a mask.",
};
inline constexpr OpRecord ActUseDice{
    .name = "act_use_dice",
    .result = Void,
    .operands = {{"dice", Int}},
    .writes = state(Field::Dice),
    .doc = "Uses up the dice of the mask: they show 0 until they are thrown again.",
};
inline constexpr OpRecord ActDoubles{
    .name = "act_doubles",
    .result = Void,
    .operands = {{"pips", Int, Required, body()}, {"if", Bool, Required, body()}},
    .attributes = {{"first"}, {"count"}, {"variable", Attr::Name}},
    .registers = bit(Reg::Die),
    .reads = state(Field::Dice, Field::Variable),
    .writes = state(Field::Dice, Field::State, Field::Variable),
    .doc =
        "After a throw of equal dice the same pips are played again: the variable keeps them until the dice "
        "are used up, and then the dice show them once more. Dice count as equal only where `if` holds. "
        "Nothing after a move by combined dice.",
};
inline constexpr OpRecord DiceSum{
    .name = "dice_sum",
    .result = Int,
    .operands = {{"owner", Int}},
    .reads = state(Field::State, Field::Stack),
    .cost = 3,
    .doc = "The sum of what the owner's first set of dice shows.",
};
inline constexpr OpRecord FaceAt{
    .name = "face_at",
    .result = Int,
    .operands = {{"site", Int}},
    .reads = state(Field::Piece, Field::Stack, Field::State),
    .cost = 3,
    .doc = "What the die at the site shows; -1 where there is none.",
};

}  // namespace ludens::ir::Op
