// all_values.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme all_values = {
    .rule = "booleans.all.all",
    .form = "(all Values <ints> if:<boolean>)",
    .summary = "TODO",
    .params = {{"ints", "TODO"},
               {"if", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
