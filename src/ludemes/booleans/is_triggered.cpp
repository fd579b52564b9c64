// is_triggered.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_triggered = {
    .rule = "booleans.is.is",
    .form = "(is Triggered <string> (<int> | <roleType>))",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"int", "TODO"},
               {"roleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
