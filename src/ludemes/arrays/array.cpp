// array.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme array_1 = {
    .rule = "array",
    .form = "(array {<int>})",
    .summary = "TODO",
    .params = {{"int", "TODO"}},
    .example = "TODO",
};

extern const Ludeme array_2 = {
    .rule = "array",
    .form = "(array <sites>)",
    .summary = "TODO",
    .params = {{"sites", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::arrays
