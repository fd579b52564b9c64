// min.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ranges {

extern const Ludeme min = {
    .rule = "range.math.min",
    .form = "(min <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ranges
