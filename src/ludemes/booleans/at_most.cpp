// at_most.cpp - (<=): at most as great.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme at_most = {
    .rule = "<=",
    .form = "(<= <int> <int>)",
    .summary = "Whether the first number is at most the second",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(<= (count Moves) 10)",
    .alias = "le",
};

}  // namespace ludens::ludemes::booleans
