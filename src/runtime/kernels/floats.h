// floats.h - kernels of numbers with a fraction (ir/ops/floats.h), in single precision as numbers in a game's
// text are.
#pragma once

#include <cmath>

#include "ir/codes.h"
#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World>
LUDENS_FN float float_(const World&, int bits) {
  return __builtin_bit_cast(float, bits);
}
template <class World>
LUDENS_FN float float_of(const World&, int a) {
  return static_cast<float>(a);
}
template <class World>
LUDENS_FN bool float_to_bool(const World&, float a) {
  return a != 0;
}

LUDENS_FN double value_of(ir::FloatUnaries function, double a) {
  switch (function) {
    case ir::FloatUnaries::Abs:
      return ::fabs(a);
    case ir::FloatUnaries::Cos:
      return ::cos(a);
    case ir::FloatUnaries::Exp:
      return ::exp(a);
    case ir::FloatUnaries::Log:
      return ::log(a);
    case ir::FloatUnaries::Log10:
      return ::log10(a);
    case ir::FloatUnaries::Sin:
      return ::sin(a);
    case ir::FloatUnaries::Sqrt:
      return ::sqrt(a);
    case ir::FloatUnaries::Tan:
      return ::tan(a);
  }
  return 0;
}
template <class World>
LUDENS_FN float float_unary(const World&, float a, int function) {
  return static_cast<float>(value_of(static_cast<ir::FloatUnaries>(function), a));
}

template <class World>
LUDENS_FN float float_binary(const World&, float a, float b, int operation) {
  switch (static_cast<ir::FloatBinaries>(operation)) {
    case ir::FloatBinaries::Add:
      return a + b;
    case ir::FloatBinaries::Subtract:
      return a - b;
    case ir::FloatBinaries::Multiply:
      return a * b;
    case ir::FloatBinaries::Divide:
      return b == 0 ? 0 : a / b;
    case ir::FloatBinaries::Power:
      return ::powf(a, b);
    case ir::FloatBinaries::Max:
      return a < b ? b : a;
    case ir::FloatBinaries::Min:
      return b < a ? b : a;
  }
  return 0;
}

template <class World>
LUDENS_FN int float_parts(const World&, float a, int to_one, bool rounded) {
  constexpr double kMost = 2147483647.0;
  const double parts = static_cast<double>(a) * to_one;
  if (std::isnan(parts)) return 0;
  const double whole = rounded ? ::round(parts) : ::trunc(parts);
  return static_cast<int>(whole > kMost ? kMost : whole < -kMost ? -kMost : whole);
}

}  // namespace ludens::kernels
