// count_value.cpp - (count Value): how often a number occurs.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_value = {
    .rule = "count.count",
    .form = "(count Value <int> in:<ints>)",
    .summary = "How many times a number occurs in an array",
    .params = {{"value", "the number"}, {"in", "the array"}},
    .example = "(count Value 1 in:(values Remembered))",
};

}  // namespace ludens::ludemes::ints
