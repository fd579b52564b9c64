// max.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ranges {

extern const Ludeme max = {
    .rule = "range.math.max",
    .form = "(max <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ranges
