// float_ops.cpp - arithmetic with fractions, in single precision as numbers in a game's text are.
#include <algorithm>
#include <bit>
#include <cmath>

#include "interpreter/op_call.h"
#include "ir/ops/floats.h"

namespace ludens::interpreter {

namespace {

float op_float(Machine&, int bits) {
  return std::bit_cast<float>(static_cast<std::int32_t>(bits));
}
float op_float_of(Machine&, int a) {
  return static_cast<float>(a);
}

double worked_out(double a, ir::FloatUnaries function) {
  switch (function) {
    case ir::FloatUnaries::Abs:
      return std::abs(a);
    case ir::FloatUnaries::Cos:
      return std::cos(a);
    case ir::FloatUnaries::Exp:
      return std::exp(a);
    case ir::FloatUnaries::Log:
      return std::log(a);
    case ir::FloatUnaries::Log10:
      return std::log10(a);
    case ir::FloatUnaries::Sin:
      return std::sin(a);
    case ir::FloatUnaries::Sqrt:
      return std::sqrt(a);
    case ir::FloatUnaries::Tan:
      return std::tan(a);
  }
  return 0;
}
float op_float_unary(Machine&, float a, ir::FloatUnaries function) {
  return static_cast<float>(worked_out(a, function));
}

float op_float_binary(Machine&, float a, float b, ir::FloatBinaries operation) {
  switch (operation) {
    case ir::FloatBinaries::Add:
      return a + b;
    case ir::FloatBinaries::Subtract:
      return a - b;
    case ir::FloatBinaries::Multiply:
      return a * b;
    case ir::FloatBinaries::Divide:
      return b == 0 ? 0 : a / b;
    case ir::FloatBinaries::Power:
      return std::pow(a, b);
    case ir::FloatBinaries::Max:
      return std::max(a, b);
    case ir::FloatBinaries::Min:
      return std::min(a, b);
  }
  return 0;
}

int op_float_parts(Machine&, float a, int to_one, bool rounded) {
  const double parts = static_cast<double>(a) * to_one;
  if (std::isnan(parts)) return 0;
  constexpr double kMost = 2147483647.0;
  return static_cast<int>(std::clamp(rounded ? std::round(parts) : std::trunc(parts), -kMost, kMost));
}

bool op_float_to_bool(Machine&, float a) {
  return a != 0;
}

}  // namespace

void add_float_ops(OpTable& t);

void add_float_ops(OpTable& t) {
  set_op<Op::FloatConst, op_float>(t);
  set_op<Op::FloatOf, op_float_of>(t);
  set_op<Op::FloatUnary, op_float_unary>(t);
  set_op<Op::FloatBinary, op_float_binary>(t);
  set_op<Op::FloatParts, op_float_parts>(t);
  set_op<Op::FloatToBool, op_float_to_bool>(t);
}

}  // namespace ludens::interpreter
