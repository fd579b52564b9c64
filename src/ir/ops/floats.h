// floats.h - ops of numbers with a fraction, which few rules have. They are of single precision, as numbers
// in a game's text are.
#pragma once

#include "ir/codes.h"
#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord FloatConst{
    .name = "float",
    .result = Float,
    .attributes = {{"bits"}},
    .asks_world = true,
    .cost = 0,
    .doc = "A number; its bits as a number of single precision are an attribute.",
};
inline constexpr OpRecord FloatOf{
    .name = "float_of",
    .result = Float,
    .operands = {{"a", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "A whole number as one that may have a fraction.",
};
inline constexpr OpRecord FloatUnary{
    .name = "float_unary",
    .result = Float,
    .operands = {{"a", Float}},
    .attributes = {{"function"}},
    .asks_world = true,
    .cost = 3,
    .doc = "A function of a (FloatUnaries).",
};
inline constexpr OpRecord FloatBinary{
    .name = "float_binary",
    .result = Float,
    .operands = {{"a", Float}, {"b", Float}},
    .attributes = {{"operation"}},
    .asks_world = true,
    .cost = 1,
    .doc = "a and b joined by an operation (FloatBinaries); division by 0 gives 0.",
};
inline constexpr OpRecord FloatParts{
    .name = "float_parts",
    .result = Int,
    .operands = {{"a", Float}},
    .attributes = {{"to_one"}, {"rounded", Attr::Flag}},
    .asks_world = true,
    .cost = 1,
    .doc = "a * to_one as a whole number, rounded or cut off, within the range of Int; 0 where a is NaN.",
};
inline constexpr OpRecord FloatToBool{
    .name = "float_to_bool",
    .result = Bool,
    .operands = {{"a", Float}},
    .asks_world = true,
    .cost = 1,
    .doc = "Is a other than 0?",
};

}  // namespace ludens::ir::Op
