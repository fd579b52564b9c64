// var.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme var = {
    .rule = "var",
    .form = "(var [<string>])",
    .summary = "TODO",
    .params = {{"string", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
