// abs.cpp - (abs): the size of a number without its sign.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme abs_ = {
    .rule = "ints.math.abs",
    .form = "(abs <int>)",
    .summary = "The absolute value of a number",
    .params = {{"value", "the number"}},
    .example = "(abs (- 1 (count Moves)))",
};

}  // namespace ludens::ludemes::ints
