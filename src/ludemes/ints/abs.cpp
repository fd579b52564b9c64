// abs.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme abs_ = {
    .rule = "ints.math.abs",
    .form = "(abs <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
