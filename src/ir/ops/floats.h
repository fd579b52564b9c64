// floats.h - numbers with a fraction, which few rules have. Their values are Ints that hold the bits of a
// number of single precision.
#pragma once

#include "ir/op.h"

namespace ludens::ir {

enum class FloatUnaries : int { Abs, Cos, Exp, Log, Log10, Sin, Sqrt, Tan };
enum class FloatBinaries : int { Add, Subtract, Multiply, Divide, Power, Max, Min };

}  // namespace ludens::ir

namespace ludens::ir::Op {

inline constexpr OpRecord FloatOf{
    .name = "float_of",
    .result = Int,
    .operands = {{"int0", Int}},
    .doc = "a whole number",
};
inline constexpr OpRecord FloatUnary{
    .name = "float_unary",
    .result = Int,
    .operands = {{"int0", Int}},
    .attributes = {{"number"}},
    .doc = "which",
};
inline constexpr OpRecord FloatBinary{
    .name = "float_binary",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int}},
    .attributes = {{"number"}},
    .doc = "which",
};
inline constexpr OpRecord FloatParts{
    .name = "float_parts",
    .result = Int,
    .operands = {{"int0", Int}},
    .attributes = {{"number"}, {"flag", Attr::Flag}},
    .doc = "How often the number goes into that part of one: the factor; whether it is rounded, not cut.",
};

}  // namespace ludens::ir::Op
