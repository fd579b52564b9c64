// pips.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme pips = {
    .rule = "pips",
    .form = "(pips)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
