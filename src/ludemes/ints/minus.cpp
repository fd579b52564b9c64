// minus.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme minus = {
    .rule = "ints.math.-",
    .form = "(- [<int>] <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
    .alias = "sub",
};

}  // namespace ludens::ludemes::ints
