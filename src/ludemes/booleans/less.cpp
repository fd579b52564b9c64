// less.cpp - (<): less than.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme less = {
    .rule = "<",
    .form = "(< <int> <int>)",
    .summary = "Whether the first number is less than the second",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(< (count Moves) 10)",
    .alias = "lt",
};

}  // namespace ludens::ludemes::booleans
