// arithmetic.h - the arithmetic that sizes, whole numbers and fractions share while a game is compiled.
//
// An operation is constant where its operands are. Whole results that do not fit 32 bits, and fractions
// that are not finite, count as not constant; the caller then reports that a fixed number is needed.
#pragma once

#include <algorithm>
#include <cmath>

#include "geometry/point.h"
#include "ludemes/maker.h"

namespace ludens::ludemes::numbers {

enum class Kind { Whole, Fraction };

template <Kind kind>
std::optional<double> result(double value) {
  if (!std::isfinite(value)) return std::nullopt;
  if constexpr (kind == Kind::Fraction) return geometry::single(value);
  const double whole = std::trunc(value);
  return std::abs(whole) < 2147483648.0 ? std::optional(whole) : std::nullopt;
}

inline std::optional<double> operand(const Use& use, std::string_view slot) {
  const BoundId id = use.arg(slot);
  return id == kUnbound ? std::nullopt : use.maker().number(id);
}

using Operation = double (*)(double, double);

// Two operands, in the slots of these names.
template <Kind kind, Operation op>
std::optional<double> combine(const Use& use, std::string_view first, std::string_view second) {
  const std::optional<double> a = operand(use, first), b = operand(use, second);
  return a && b ? result<kind>(op(*a, *b)) : std::nullopt;
}

template <Kind kind, Operation op>
std::optional<double> two(const Use& use) {
  return combine<kind, op>(use, "valueA", "valueB");
}

// All numbers of a list, from the first on.
template <Kind kind, Operation op>
std::optional<double> fold(const Use& use, std::string_view slot) {
  const BoundId list = use.arg(slot);
  if (list == kUnbound || use.maker().bound(list).kind != BoundKind::Array) return std::nullopt;
  std::optional<double> total;
  for (const BoundId item : use.maker().items(list)) {
    const std::optional<double> value = use.maker().number(item);
    total = !value ? std::nullopt : total ? result<kind>(op(*total, *value)) : value;
    if (!total) return std::nullopt;
  }
  return total;
}

template <Kind kind, Operation op>
std::optional<double> list(const Use& use) {
  return fold<kind, op>(use, use.has("list") ? "list" : "values");
}

inline double add(double a, double b) {
  return a + b;
}
inline double subtract(double a, double b) {
  return a - b;
}
inline double multiply(double a, double b) {
  return a * b;
}
inline double divide(double a, double b) {
  return a / b;
}  // by zero: not finite, so not constant
inline double remainder(double a, double b) {
  return std::fmod(a, b);
}
inline double power(double a, double b) {
  return std::pow(a, b);
}
inline double greater(double a, double b) {
  return std::max(a, b);
}
inline double smaller(double a, double b) {
  return std::min(a, b);
}

template <Kind kind>
std::optional<double> quotient(const Use& use) {
  return combine<kind, divide>(use, "dividend", "divisor");
}

template <Kind kind>
std::optional<double> raised(const Use& use) {
  return combine<kind, power>(use, "base", "exponent");
}

// A function of the one operand `value`.
template <Kind kind, double (*function)(double)>
std::optional<double> of_one(const Use& use) {
  const std::optional<double> value = operand(use, "value");
  return value ? result<kind>(function(*value)) : std::nullopt;
}

inline double absolute(double value) {
  return std::abs(value);
}
inline double sine(double value) {
  return std::sin(value);
}
inline double cosine(double value) {
  return std::cos(value);
}
inline double tangent(double value) {
  return std::tan(value);
}
inline double exponential(double value) {
  return std::exp(value);
}
inline double logarithm(double value) {
  return std::log(value);
}
inline double logarithm_10(double value) {
  return std::log10(value);
}
inline double square_root(double value) {
  return std::sqrt(value);
}

using Number = std::optional<double>;

// --- whole numbers: sizes and integers

inline Number whole_sum(const Use& use) {
  return two<Kind::Whole, add>(use);
}
inline Number whole_sum_of_list(const Use& use) {
  return list<Kind::Whole, add>(use);
}
inline Number whole_product(const Use& use) {
  return two<Kind::Whole, multiply>(use);
}
inline Number whole_product_of_list(const Use& use) {
  return list<Kind::Whole, multiply>(use);
}
inline Number whole_quotient(const Use& use) {
  return quotient<Kind::Whole>(use);
}
inline Number whole_power(const Use& use) {
  return raised<Kind::Whole>(use);
}
inline Number whole_absolute(const Use& use) {
  return of_one<Kind::Whole, absolute>(use);
}
inline Number whole_max(const Use& use) {
  return two<Kind::Whole, greater>(use);
}
inline Number whole_max_of_list(const Use& use) {
  return list<Kind::Whole, greater>(use);
}
inline Number whole_min(const Use& use) {
  return two<Kind::Whole, smaller>(use);
}
inline Number whole_min_of_list(const Use& use) {
  return list<Kind::Whole, smaller>(use);
}
inline Number whole_remainder(const Use& use) {
  return combine<Kind::Whole, remainder>(use, "value", "modulus");
}

// The first operand may be left out: then the sign is turned.
inline Number whole_difference(const Use& use) {
  if (use.has("valueA")) return two<Kind::Whole, subtract>(use);
  const Number value = operand(use, "valueB");
  return value ? result<Kind::Whole>(-*value) : std::nullopt;
}

// --- a truth value, or a number of the other kind

inline Number to_fraction(const Use& use) {
  const Number value = operand(use, use.has("boolean") ? "boolean" : "value");
  return value ? result<Kind::Fraction>(*value) : std::nullopt;
}

inline Number to_whole(const Use& use) {
  const Number value = operand(use, use.has("boolean") ? "boolean" : "number");
  return value ? result<Kind::Whole>(*value) : std::nullopt;
}

// A meaning that is only such a function.
template <Number (*number)(const Use&)>
inline constexpr Meaning kNumber{.number = number};

}  // namespace ludens::ludemes::numbers
