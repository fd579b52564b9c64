// range.cpp - (range): a range of numbers.
#include "language/ludeme.h"

namespace ludens::ludemes::ranges {

extern const Ludeme range = {
    .rule = "range",
    .form = "(range <int> [<int>])",
    .summary = "The range of numbers between two ends, both included",
    .params = {{"min", "the lower end"}, {"max", "the upper end [the lower end]"}},
    .example = "(range 1 9)",
};

}  // namespace ludens::ludemes::ranges
