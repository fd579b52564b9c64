// modulo.cpp - (%): the rest of a division.
#include "language/ludeme.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

constexpr Meaning modulo_meaning{.number = numbers::whole_remainder};

extern const Ludeme modulo = {
    .rule = "%",
    .form = "(% <int> <int>)",
    .summary = "The rest when the first number is divided by the second",
    .params = {{"value", "the number to divide"}, {"modulus", "what to divide it by"}},
    .example = "(% (count Moves) 3)",
    .alias = "mod",
    .meaning = &modulo_meaning,
};

}  // namespace ludens::ludemes::ints
