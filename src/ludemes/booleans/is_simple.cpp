// is_simple.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_simple = {
    .rule = "booleans.is.is",
    .form = "(is <isSimpleType>)",
    .summary = "TODO",
    .params = {{"isSimpleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
