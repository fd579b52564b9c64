// is_unique.cpp - (is Unique): no two regions of a puzzle are alike.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_unique = {
    .rule = "deductionPuzzle.is.is",
    .form = "(is Unique [<siteType>])",
    .summary =
        "Whether no two regions of a puzzle that are fully solved hold the same values in the same order",
    .params = {{"siteType", "the type of site [Cell]"}},
    .example = "(is Unique)",
};

}  // namespace ludens::ludemes::booleans
