// is_unique.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_unique = {
    .rule = "deductionPuzzle.is.is",
    .form = "(is Unique [<siteType>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
