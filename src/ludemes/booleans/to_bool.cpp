// to_bool.cpp - (toBool): a number as a truth value.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme to_bool = {
    .rule = "toBool",
    .form = "(toBool (<int> | <float>))",
    .summary = "Whether a number is not 0",
    .params = {{"value", "a whole number"}, {"number", "a number with a fraction"}},
    .example = "(toBool (count Moves))",
};

}  // namespace ludens::ludemes::booleans
