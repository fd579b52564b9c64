// minus.cpp - (-): subtraction and the opposite of a number.
#include "language/ludeme.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

constexpr Meaning minus_meaning{.number = numbers::whole_difference};

extern const Ludeme minus = {
    .rule = "ints.math.-",
    .form = "(- [<int>] <int>)",
    .summary = "The first number less the second, or the opposite of a single number",
    .params = {{"valueA", "the number to take from [0]"}, {"valueB", "the number to take away"}},
    .example = "(- (count Moves) 1)",
    .alias = "sub",
    .meaning = &minus_meaning,
};

}  // namespace ludens::ludemes::ints
