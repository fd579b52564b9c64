// from.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme from = {
    .rule = "iterator.from",
    .form = "(from [at:<whenType>])",
    .summary = "TODO",
    .params = {{"at", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
