// value_simple.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme value_simple = {
    .rule = "value",
    .form = "(value <valueSimpleType>)",
    .summary = "TODO",
    .params = {{"valueSimpleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
