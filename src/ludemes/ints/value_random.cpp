// value_random.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme value_random = {
    .rule = "value",
    .form = "(value Random <range>)",
    .summary = "TODO",
    .params = {{"range", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
