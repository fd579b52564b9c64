// remember_value.cpp - (remember Value): notes a number for later.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme remember_value = {
    .rule = "remember",
    .form = "(remember Value [<string>] <int> [unique:<boolean>] [<then>])",
    .summary = "Adds a number to a list of remembered values",
    .params = {{"list", "name of the list [the nameless one]"},
               {"value", "the number to note"},
               {"unique", "whether a number already in the list is left out [False]"},
               {"then", "what follows once it is done"}},
    .example = "(remember Value \"Throws\" (count Pips) unique:True)",
};

}  // namespace ludens::ludemes::moves
