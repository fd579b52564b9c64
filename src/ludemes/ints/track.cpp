// track.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme track = {
    .rule = "iterator.track",
    .form = "(track)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
