// values_remembered.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme values_remembered = {
    .rule = "values.values",
    .form = "(values Remembered [<string>])",
    .summary = "TODO",
    .params = {{"string", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::arrays
