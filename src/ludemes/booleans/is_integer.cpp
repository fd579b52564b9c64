// is_integer.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_integer = {
    .rule = "booleans.is.is",
    .form = "(is <isIntegerType> [<int>])",
    .summary = "TODO",
    .params = {{"isIntegerType", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
