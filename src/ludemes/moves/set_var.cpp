// set_var.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme set_var = {
    .rule = "effect.set.set",
    .form = "(set Var [<string>] [<int>] [<then>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"int", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
