// hint.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme hint = {
    .rule = "iterator.hint",
    .form = "(hint [<siteType>] [at:<int>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"at", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
