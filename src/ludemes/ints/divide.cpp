// divide.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme divide = {
    .rule = "ints.math./",
    .form = "(/ <int> <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
    .alias = "div",
};

}  // namespace ludens::ludemes::ints
