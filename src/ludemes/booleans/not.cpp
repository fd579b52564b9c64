// not.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme not_ = {
    .rule = "not",
    .form = "(not <boolean>)",
    .summary = "TODO",
    .params = {{"boolean", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
