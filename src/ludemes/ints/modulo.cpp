// modulo.cpp - (%): the rest of a division.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme modulo = {
    .rule = "%",
    .form = "(% <int> <int>)",
    .summary = "The rest when the first number is divided by the second",
    .params = {{"value", "the number to divide"}, {"modulus", "what to divide it by"}},
    .example = "(% (count Moves) 3)",
    .alias = "mod",
};

}  // namespace ludens::ludemes::ints
