// times.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme times_1 = {
    .rule = "ints.math.*",
    .form = "(* ({<int>} | <ints>))",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"ints", "TODO"}},
    .example = "TODO",
    .alias = "mul",
};

extern const Ludeme times_2 = {
    .rule = "ints.math.*",
    .form = "(* <int> <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
    .alias = "mul",
};

}  // namespace ludens::ludemes::ints
