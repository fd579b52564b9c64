// plus.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme plus_1 = {
    .rule = "ints.math.+",
    .form = "(+ ({<int>} | <ints>))",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"ints", "TODO"}},
    .example = "TODO",
    .alias = "add",
};

extern const Ludeme plus_2 = {
    .rule = "ints.math.+",
    .form = "(+ <int> <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
    .alias = "add",
};

}  // namespace ludens::ludemes::ints
