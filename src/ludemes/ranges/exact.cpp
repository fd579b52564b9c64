// exact.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ranges {

extern const Ludeme exact = {
    .rule = "exact",
    .form = "(exact <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ranges
