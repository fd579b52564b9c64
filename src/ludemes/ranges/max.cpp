// max.cpp - (max): a range with an upper end.
#include "language/ludeme.h"

namespace ludens::ludemes::ranges {

extern const Ludeme max = {
    .rule = "range.math.max",
    .form = "(max <int>)",
    .summary = "The range of numbers up to an upper end, which is included",
    .params = {{"max", "the upper end"}},
    .example = "(max 4)",
};

}  // namespace ludens::ludemes::ranges
