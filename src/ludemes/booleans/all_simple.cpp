// all_simple.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme all_simple = {
    .rule = "booleans.all.all",
    .form = "(all <allSimpleType>)",
    .summary = "TODO",
    .params = {{"allSimpleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
