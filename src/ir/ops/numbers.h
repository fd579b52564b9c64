// numbers.h - ops of plain integers, and of whose turn it is.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// What an operand that is absent refers to.
inline constexpr OpRecord Nothing{
    .name = "nothing",
    .result = Void,
    .asks_world = true,
    .doc = "Nothing: an operand that is absent.",
};
inline constexpr OpRecord Const{
    .name = "const",
    .result = Int,
    .attributes = {{"value"}},
    .asks_world = true,
    .cost = 0,
    .doc = "A number.",
};
inline constexpr OpRecord GetReg{
    .name = "reg",
    .result = Int,
    .attributes = {{"register", Attr::Register}},
    .asks_world = true,
    .cost = 0,
    .doc = "What the register holds; -1 where it is not bound.",
};
inline constexpr OpRecord Add{
    .name = "add",
    .result = Int,
    .operands = {{"a", Int}, {"b", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "a + b. Overflow wraps, as in all arithmetic here.",
};
inline constexpr OpRecord Sub{
    .name = "sub",
    .result = Int,
    .operands = {{"a", Int}, {"b", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "a - b.",
};
inline constexpr OpRecord Mul{
    .name = "mul",
    .result = Int,
    .operands = {{"a", Int}, {"b", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "a * b.",
};
inline constexpr OpRecord Div{
    .name = "div",
    .result = Int,
    .operands = {{"a", Int}, {"b", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "a / b, towards zero; 0 where b is 0.",
};
inline constexpr OpRecord Mod{
    .name = "mod",
    .result = Int,
    .operands = {{"a", Int}, {"b", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "What a / b leaves over; 0 where b is 0.",
};
inline constexpr OpRecord Pow{
    .name = "pow",
    .result = Int,
    .operands = {{"a", Int}, {"b", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "a to the power of b; 0 where b is negative.",
};
inline constexpr OpRecord Min{
    .name = "min",
    .result = Int,
    .operands = {{"a", Int}, {"b", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "The lesser of two.",
};
inline constexpr OpRecord Max{
    .name = "max",
    .result = Int,
    .operands = {{"a", Int}, {"b", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "The greater of two.",
};
inline constexpr OpRecord Neg{
    .name = "neg",
    .result = Int,
    .operands = {{"a", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "The negative of a.",
};
inline constexpr OpRecord Abs{
    .name = "abs",
    .result = Int,
    .operands = {{"a", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "a without its sign.",
};
inline constexpr OpRecord Select{
    .name = "select",
    .result = Int,
    .operands = {{"if", Bool, Required, body()},
                 {"then", Int, Required, body()},
                 {"else", Int, Required, body()}},
    .asks_world = true,
    .cost = 1,
    .doc = "One of two numbers, by a condition. The other is not worked out.",
};
inline constexpr OpRecord BoolToInt{
    .name = "to_int",
    .result = Int,
    .operands = {{"a", Bool}},
    .asks_world = true,
    .cost = 1,
    .doc = "1 or 0.",
};
inline constexpr OpRecord Mover{
    .name = "mover",
    .result = Int,
    .reads = state(Field::Turn),
    .asks_world = true,
    .cost = 0,
    .doc = "The player whose turn it is.",
};
inline constexpr OpRecord Next{
    .name = "next",
    .result = Int,
    .reads = state(Field::Turn),
    .asks_world = true,
    .cost = 0,
    .doc = "The player who is to move after the mover.",
};
inline constexpr OpRecord Prev{
    .name = "prev",
    .result = Int,
    .reads = state(Field::Turn),
    .asks_world = true,
    .cost = 0,
    .doc = "The player who moved before the mover.",
};
inline constexpr OpRecord TeamOf{
    .name = "team_of",
    .result = Int,
    .operands = {{"player", Int}},
    .reads = state(Field::Team),
    .asks_world = true,
    .cost = 1,
    .doc = "The team that the player is in; the player where there are no teams.",
};
inline constexpr OpRecord SetSize{
    .name = "size",
    .result = Int,
    .operands = {{"sites", Set}},
    .asks_world = true,
    .cost = 2,
    .doc = "How many sites there are in the set.",
};
inline constexpr OpRecord First{
    .name = "first",
    .result = Int,
    .operands = {{"sites", Set}},
    .asks_world = true,
    .cost = 1,
    .doc = "The lowest site of the set; -1 of nothing.",
};

}  // namespace ludens::ir::Op
