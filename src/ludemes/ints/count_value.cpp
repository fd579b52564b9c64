// count_value.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_value = {
    .rule = "count.count",
    .form = "(count Value <int> in:<ints>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"in", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
