// numbers.h - kernels of plain integers (ir/ops/numbers.h) and of comparing them (ir/ops/truth.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// Overflow wraps, as in the language.
LUDENS_FN int wrap(std::int64_t x) {
  return static_cast<int>(static_cast<std::uint32_t>(x));
}

LUDENS_FN int add(int a, int b) {
  return wrap(std::int64_t{a} + b);
}
LUDENS_FN int sub(int a, int b) {
  return wrap(std::int64_t{a} - b);
}
LUDENS_FN int mul(int a, int b) {
  return wrap(std::int64_t{a} * b);
}
LUDENS_FN int div(int a, int b) {
  return b == 0 ? 0 : wrap(std::int64_t{a} / b);
}
LUDENS_FN int mod(int a, int b) {
  return b == 0 ? 0 : wrap(std::int64_t{a} % b);
}
LUDENS_FN int pow(int a, int b) {
  if (b < 0) return 0;
  int result = 1;
  for (int square = a; b > 0; b >>= 1, square = mul(square, square))
    if (b & 1) result = mul(result, square);
  return result;
}
LUDENS_FN int neg(int a) {
  return wrap(-std::int64_t{a});
}
LUDENS_FN int abs(int a) {
  return a < 0 ? neg(a) : a;
}
LUDENS_FN int min(int a, int b) {
  return a < b ? a : b;
}
LUDENS_FN int max(int a, int b) {
  return a > b ? a : b;
}
LUDENS_FN int to_int(bool a) {
  return a ? 1 : 0;
}

LUDENS_FN bool eq(int a, int b) {
  return a == b;
}
LUDENS_FN bool ne(int a, int b) {
  return a != b;
}
LUDENS_FN bool lt(int a, int b) {
  return a < b;
}
LUDENS_FN bool le(int a, int b) {
  return a <= b;
}
LUDENS_FN bool is_not(bool a) {
  return !a;
}
LUDENS_FN bool is_one_of_two(bool a, bool b) {
  return a != b;
}

}  // namespace ludens::kernels
