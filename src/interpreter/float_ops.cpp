// float_ops.cpp - arithmetic with fractions, in single precision as numbers in a game's text are.
#include <algorithm>
#include <bit>
#include <cmath>

#include "interpreter/machine.h"
#include "ir/ops/floats.h"

namespace ludens::interpreter {

namespace {

float value_of(Machine& m, const Code* c) {
  return std::bit_cast<float>(static_cast<std::int32_t>(m.eval(c)));
}

int bits_of(double value) {
  return std::bit_cast<std::int32_t>(static_cast<float>(value));
}

int op_float_of(Machine& m, const Code& c) {
  return bits_of(m.eval(c.args[0]));
}

int op_float_unary(Machine& m, const Code& c) {
  const double a = value_of(m, c.args[0]);
  switch (static_cast<ir::FloatUnaries>(c.imm[0])) {
    case ir::FloatUnaries::Abs:
      return bits_of(std::abs(a));
    case ir::FloatUnaries::Cos:
      return bits_of(std::cos(a));
    case ir::FloatUnaries::Exp:
      return bits_of(std::exp(a));
    case ir::FloatUnaries::Log:
      return bits_of(std::log(a));
    case ir::FloatUnaries::Log10:
      return bits_of(std::log10(a));
    case ir::FloatUnaries::Sin:
      return bits_of(std::sin(a));
    case ir::FloatUnaries::Sqrt:
      return bits_of(std::sqrt(a));
    case ir::FloatUnaries::Tan:
      return bits_of(std::tan(a));
  }
  return 0;
}

int op_float_binary(Machine& m, const Code& c) {
  const float a = value_of(m, c.args[0]);
  const float b = value_of(m, c.args[1]);
  switch (static_cast<ir::FloatBinaries>(c.imm[0])) {
    case ir::FloatBinaries::Add:
      return bits_of(a + b);
    case ir::FloatBinaries::Subtract:
      return bits_of(a - b);
    case ir::FloatBinaries::Multiply:
      return bits_of(a * b);
    case ir::FloatBinaries::Divide:
      return bits_of(b == 0 ? 0 : a / b);
    case ir::FloatBinaries::Power:
      return bits_of(std::pow(a, b));
    case ir::FloatBinaries::Max:
      return bits_of(std::max(a, b));
    case ir::FloatBinaries::Min:
      return bits_of(std::min(a, b));
  }
  return 0;
}

int op_float_parts(Machine& m, const Code& c) {
  const double parts = static_cast<double>(value_of(m, c.args[0])) * c.imm[0];
  if (std::isnan(parts)) return 0;
  constexpr double kMost = 2147483647.0;
  return static_cast<int>(std::clamp(c.imm[1] ? std::round(parts) : std::trunc(parts), -kMost, kMost));
}

}  // namespace

void add_float_ops(OpTable& t);

void add_float_ops(OpTable& t) {
  set_op(t, Op::FloatOf, op_float_of);
  set_op(t, Op::FloatUnary, op_float_unary);
  set_op(t, Op::FloatBinary, op_float_binary);
  set_op(t, Op::FloatParts, op_float_parts);
}

}  // namespace ludens::interpreter
