// power.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme power = {
    .rule = "ints.math.^",
    .form = "(^ <int> <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
    .alias = "pow",
};

}  // namespace ludens::ludemes::ints
