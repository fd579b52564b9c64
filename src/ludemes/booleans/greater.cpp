// greater.cpp - (>): greater than.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme greater = {
    .rule = ">",
    .form = "(> <int> <int>)",
    .summary = "Whether the first number is greater than the second",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(> (count Moves) 10)",
    .alias = "gt",
};

}  // namespace ludens::ludemes::booleans
