// size_stack.cpp - (size Stack): how high stacks are.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme size_stack = {
    .rule = "size",
    .form = "(size Stack [<siteType>] [in:<sites> | at:<int>])",
    .summary = "The number of pieces in the stack on a site, or in all stacks of a region",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"in", "the region"},
               {"at", "the site [(last To)]"}},
    .example = "(size Stack at:(last To))",
};

}  // namespace ludens::ludemes::ints
