// set_value.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme set_value = {
    .rule = "effect.set.set",
    .form = "(set <setValueType> [<int>] [<then>])",
    .summary = "TODO",
    .params = {{"setValueType", "TODO"},
               {"int", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
