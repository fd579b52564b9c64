// exact.cpp - (exact): a range of one number.
#include "language/ludeme.h"

namespace ludens::ludemes::ranges {

extern const Ludeme exact = {
    .rule = "exact",
    .form = "(exact <int>)",
    .summary = "The range that has a single number",
    .params = {{"value", "the number"}},
    .example = "(exact 4)",
};

}  // namespace ludens::ludemes::ranges
