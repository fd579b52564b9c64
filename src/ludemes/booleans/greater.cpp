// greater.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme greater = {
    .rule = ">",
    .form = "(> <int> <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
    .alias = "gt",
};

}  // namespace ludens::ludemes::booleans
