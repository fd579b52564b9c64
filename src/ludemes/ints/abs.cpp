// abs.cpp - (abs): the size of a number without its sign.
#include "language/ludeme.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::ints {

constexpr Meaning abs_meaning{.number = numbers::whole_absolute};

extern const Ludeme abs_ = {
    .rule = "ints.math.abs",
    .form = "(abs <int>)",
    .summary = "The absolute value of a number",
    .params = {{"value", "the number"}},
    .example = "(abs (- 1 (count Moves)))",
    .meaning = &abs_meaning,
};

}  // namespace ludens::ludemes::ints
