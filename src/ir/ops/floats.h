// floats.h - numbers with a fraction, which few rules have. Their values are Ints that hold the bits of a
// number of single precision.
#pragma once

#include "ir/op.h"

namespace ludens::ir {

enum class FloatUnaries : int { Abs, Cos, Exp, Log, Log10, Sin, Sqrt, Tan };
enum class FloatBinaries : int { Add, Subtract, Multiply, Divide, Power, Max, Min };

}  // namespace ludens::ir

namespace ludens::ir::Op {

inline constexpr OpInfo FloatOf{"float_of", Type::Int, "i", 0};           // a whole number
inline constexpr OpInfo FloatUnary{"float_unary", Type::Int, "i", 1};     // which
inline constexpr OpInfo FloatBinary{"float_binary", Type::Int, "ii", 1};  // which
// How often the number goes into that part of one: the factor; whether it is rounded, not cut.
inline constexpr OpInfo FloatParts{"float_parts", Type::Int, "i", 2};

}  // namespace ludens::ir::Op
