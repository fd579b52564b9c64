// is_string.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_string = {
    .rule = "booleans.is.is",
    .form = "(is <isStringType> <string>)",
    .summary = "TODO",
    .params = {{"isStringType", "TODO"},
               {"string", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
