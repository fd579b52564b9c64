// pot.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme pot = {
    .rule = "pot",
    .form = "(pot)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
