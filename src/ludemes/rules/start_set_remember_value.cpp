// start_set_remember_value.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_set_remember_value = {
    .rule = "start.set.set",
    .form = "(set RememberValue [<string>] (<int> | <sites>) [unique:<boolean>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"int", "TODO"},
               {"sites", "TODO"},
               {"unique", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
