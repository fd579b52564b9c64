// all_values.cpp - (all Values): every number of an array meets a condition.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme all_values = {
    .rule = "booleans.all.all",
    .form = "(all Values <ints> if:<boolean>)",
    .summary = "Whether every number of an array meets a condition",
    .params = {{"array", "the numbers to test"}, {"if", "what each number, given as (value), must meet"}},
    .example = "(all Values (values Remembered) if:(> (value) 2))",
};

}  // namespace ludens::ludemes::booleans
