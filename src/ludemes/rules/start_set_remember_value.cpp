// start_set_remember_value.cpp - (set RememberValue): numbers noted before the game begins.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_set_remember_value = {
    .rule = "start.set.set",
    .form = "(set RememberValue [<string>] (<int> | <sites>) [unique:<boolean>])",
    .summary = "Adds a number, or each site of a region, to a list of remembered values",
    .params = {{"list", "name of the list [the nameless one]"},
               {"value", "the number to note"},
               {"sites", "the sites to note"},
               {"unique", "whether a number already in the list is left out [False]"}},
    .example = "(set RememberValue \"Owned\" (sites Bottom))",
};

}  // namespace ludens::ludemes::rules
