// values_remembered.cpp - (values Remembered): what has been remembered.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme values_remembered = {
    .rule = "values.values",
    .form = "(values Remembered [<string>])",
    .summary = "The values that have been remembered, in order",
    .params = {{"name", "the name they are remembered under [those without a name]"}},
    .example = "(values Remembered \"Won\")",
};

}  // namespace ludens::ludemes::arrays
