// min.cpp - (min): a range with a lower end.
#include "language/ludeme.h"

namespace ludens::ludemes::ranges {

extern const Ludeme min = {
    .rule = "range.math.min",
    .form = "(min <int>)",
    .summary = "The range of numbers from a lower end, which is included, without an upper end",
    .params = {{"min", "the lower end"}},
    .example = "(min 4)",
};

}  // namespace ludens::ludemes::ranges
