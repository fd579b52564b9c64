// levels.h - levels of stacks, and the numbers that the language takes them for.
//
// A description may reckon with levels and take any number for one; an op wants a level or a number, never
// both. What lies between is one of two ops that cost nothing: nothing is run for them.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord LevelOf{
    .name = "level_of",
    .result = Level,
    .operands = {{"number", Int}},
    .cost = 0,
    .doc = "The number as a level; below 0: none.",
};
inline constexpr OpRecord LevelNumber{
    .name = "level_number",
    .result = Int,
    .operands = {{"level", Level}},
    .cost = 0,
    .doc = "The level as a number.",
};
inline constexpr OpRecord GetLevel{
    .name = "level",
    .result = Level,
    .registers = bit(Reg::Level),
    .cost = 0,
    .doc = "What register Level holds; -1 where it is not bound.",
};
inline constexpr OpRecord BindLevel{
    .name = "bind_level",
    .result = Moves,
    .operands = {{"level", Level}, {"body", Moves, Required, body(Reg::Level)}},
    .asks_world = true,
    .doc = "The moves of the body with register Level bound to the level.",
};

}  // namespace ludens::ir::Op
