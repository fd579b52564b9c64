// top_level.cpp - (topLevel): the top of a stack.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme top_level = {
    .rule = "topLevel",
    .form = "(topLevel [<siteType>] at:<int>)",
    .summary = "The level of the top piece of the stack on a site, 0 where there is no stack",
    .params = {{"siteType", "the type of site [the board's default]"}, {"at", "the site"}},
    .example = "(topLevel at:(last To))",
};

}  // namespace ludens::ludemes::ints
