// hint.cpp - (hint): the hint of a puzzle.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme hint = {
    .rule = "iterator.hint",
    .form = "(hint [<siteType>] [at:<int>])",
    .summary = "The hint being looked at, or the hint that a deduction puzzle gives for a site",
    .params = {{"siteType", "the type of site [Cell]"},
               {"at", "the first site of the hint [the hint being looked at]"}},
    .example = "(hint Cell at:0)",
};

}  // namespace ludens::ludemes::ints
