// min.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme min_1 = {
    .rule = "ints.math.min",
    .form = "(min <ints>)",
    .summary = "TODO",
    .params = {{"ints", "TODO"}},
    .example = "TODO",
};

extern const Ludeme min_2 = {
    .rule = "ints.math.min",
    .form = "(min <int> <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
