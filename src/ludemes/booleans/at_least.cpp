// at_least.cpp - (>=): at least as great.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme at_least = {
    .rule = ">=",
    .form = "(>= <int> <int>)",
    .summary = "Whether the first number is at least the second",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(>= (count Moves) 10)",
    .alias = "ge",
};

}  // namespace ludens::ludemes::booleans
