// at_least.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme at_least = {
    .rule = ">=",
    .form = "(>= <int> <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
    .alias = "ge",
};

}  // namespace ludens::ludemes::booleans
