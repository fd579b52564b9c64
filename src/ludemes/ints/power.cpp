// power.cpp - (^): powers.
#include "language/ludeme.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

constexpr Meaning power_meaning{.number = numbers::whole_power};

extern const Ludeme power = {
    .rule = "ints.math.^",
    .form = "(^ <int> <int>)",
    .summary = "The first number raised to the power of the second",
    .params = {{"base", "the number to multiply"}, {"exponent", "how many times"}},
    .example = "(^ 2 (count Players))",
    .alias = "pow",
    .meaning = &power_meaning,
};

}  // namespace ludens::ludemes::ints
