// power.cpp - (^): powers.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme power = {
    .rule = "ints.math.^",
    .form = "(^ <int> <int>)",
    .summary = "The first number raised to the power of the second",
    .params = {{"base", "the number to multiply"}, {"exponent", "how many times"}},
    .example = "(^ 2 (count Players))",
    .alias = "pow",
};

}  // namespace ludens::ludemes::ints
