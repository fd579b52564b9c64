// was_pass.cpp - (was Pass): the last move was a pass.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme was_pass = {
    .rule = "was",
    .form = "(was Pass)",
    .summary = "Whether the last move was a pass",
    .params = {},
    .example = "(was Pass)",
};

}  // namespace ludens::ludemes::booleans
