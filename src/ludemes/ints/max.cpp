// max.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme max_1 = {
    .rule = "ints.math.max",
    .form = "(max <ints>)",
    .summary = "TODO",
    .params = {{"ints", "TODO"}},
    .example = "TODO",
};

extern const Ludeme max_2 = {
    .rule = "ints.math.max",
    .form = "(max <int> <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
