// less.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme less = {
    .rule = "<",
    .form = "(< <int> <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
    .alias = "lt",
};

}  // namespace ludens::ludemes::booleans
