// array_value.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme array_value = {
    .rule = "arrayValue",
    .form = "(arrayValue <ints> index:<int>)",
    .summary = "TODO",
    .params = {{"ints", "TODO"},
               {"index", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
