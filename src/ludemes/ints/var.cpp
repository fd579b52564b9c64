// var.cpp - (var): a variable.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme var = {
    .rule = "var",
    .form = "(var [<string>])",
    .summary = "The number stored in a variable",
    .params = {{"name", "the name of the variable [the one without a name]"}},
    .example = "(var \"Stake\")",
};

}  // namespace ludens::ludemes::ints
