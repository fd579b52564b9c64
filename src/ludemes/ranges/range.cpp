// range.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ranges {

extern const Ludeme range = {
    .rule = "range",
    .form = "(range <int> [<int>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ranges
