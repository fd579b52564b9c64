// to_bool.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme to_bool = {
    .rule = "toBool",
    .form = "(toBool (<int> | <float>))",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"float", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
