// numbers.h - kernels of plain integers (ir/ops/numbers.h) and of truth (ir/ops/truth.h, conditions.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// Overflow wraps, as in the language.
LUDENS_FN int wrap(std::int64_t x) {
  return static_cast<int>(static_cast<std::uint32_t>(x));
}

template <class World>
LUDENS_FN int const_(const World&, int value) {
  return value;
}
template <class World>
LUDENS_FN int add(const World&, int a, int b) {
  return wrap(std::int64_t{a} + b);
}
template <class World>
LUDENS_FN int sub(const World&, int a, int b) {
  return wrap(std::int64_t{a} - b);
}
template <class World>
LUDENS_FN int mul(const World&, int a, int b) {
  return wrap(std::int64_t{a} * b);
}
template <class World>
LUDENS_FN int div(const World&, int a, int b) {
  return b == 0 ? 0 : wrap(std::int64_t{a} / b);
}
template <class World>
LUDENS_FN int mod(const World&, int a, int b) {
  return b == 0 ? 0 : wrap(std::int64_t{a} % b);
}
template <class World>
LUDENS_FN int pow(const World& w, int a, int b) {
  if (b < 0) return 0;
  int result = 1;
  for (int square = a; b > 0; b >>= 1, square = mul(w, square, square))
    if (b & 1) result = mul(w, result, square);
  return result;
}
template <class World>
LUDENS_FN int neg(const World&, int a) {
  return wrap(-std::int64_t{a});
}
template <class World>
LUDENS_FN int abs(const World& w, int a) {
  return a < 0 ? neg(w, a) : a;
}
template <class World>
LUDENS_FN int min(const World&, int a, int b) {
  return a < b ? a : b;
}
template <class World>
LUDENS_FN int max(const World&, int a, int b) {
  return a > b ? a : b;
}
template <class World>
LUDENS_FN int to_int(const World&, bool a) {
  return a ? 1 : 0;
}
template <class World, class If, class Then, class Else>
LUDENS_FN int select(const World&, const If& condition, const Then& then, const Else& otherwise) {
  return condition() ? then() : otherwise();
}

// --- truth

template <class World>
LUDENS_FN bool bool_(const World&, bool value) {
  return value;
}

template <class World>
LUDENS_FN bool eq(const World&, int a, int b) {
  return a == b;
}
template <class World>
LUDENS_FN bool ne(const World&, int a, int b) {
  return a != b;
}
template <class World>
LUDENS_FN bool lt(const World&, int a, int b) {
  return a < b;
}
template <class World>
LUDENS_FN bool le(const World&, int a, int b) {
  return a <= b;
}
template <class World>
LUDENS_FN bool not_(const World&, bool a) {
  return !a;
}
template <class World>
LUDENS_FN bool xor_(const World&, bool a, bool b) {
  return a != b;
}
template <class World, class All>
LUDENS_FN bool and_(const World&, const All& all) {
  return !some_part(all, [](const auto& part) { return !part(); });
}
template <class World, class Any>
LUDENS_FN bool or_(const World&, const Any& any) {
  return some_part(any, [](const auto& part) { return static_cast<bool>(part()); });
}
template <class World, class If, class Then, class Else>
LUDENS_FN bool if_bool(const World&, const If& condition, const Then& then, const Else& otherwise) {
  return condition() ? then() : otherwise && otherwise();
}

}  // namespace ludens::kernels
