// to_int.cpp - (toInt): a truth value or a fraction as a whole number.
#include "language/ludeme.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

constexpr Meaning to_int_meaning{.number = numbers::to_whole};

extern const Ludeme to_int = {
    .rule = "toInt",
    .form = "(toInt (<boolean> | <float>))",
    .summary = "The number 1 or 0 for true or false, or the whole part of a number with a fraction",
    .params = {{"boolean", "the truth value"}, {"number", "the number"}},
    .example = "(toInt (is Full))",
    .meaning = &to_int_meaning,
};

}  // namespace ludens::ludemes::ints
