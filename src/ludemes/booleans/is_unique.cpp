// is_unique.cpp - (is Unique): no two regions of a puzzle are alike.
#include "ludemes/meaning.h"

namespace ludens::ludemes::booleans {

constexpr Meaning is_unique_meaning{.traits = kPuzzleTrait};

extern const Ludeme is_unique = {
    .rule = "deductionPuzzle.is.is",
    .form = "(is Unique [<siteType>])",
    .summary =
        "Whether no two regions of a puzzle that are fully solved hold the same values in the same order",
    .params = {{"siteType", "the type of site [Cell]"}},
    .example = "(is Unique)",
    .meaning = &is_unique_meaning,
};

}  // namespace ludens::ludemes::booleans
