// count_stack.cpp - (count Stack): the pieces of a stack that meet a condition.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_stack = {
    .rule = "count.count",
    .form =
        "(count Stack [<stackDirection>] [<siteType>] (at:<int> | to:<sites>) [if:<boolean>] "
        "[stop:<boolean>])",
    .summary = "The number of levels of one or more stacks that meet a condition, up to a stop",
    .params = {{"stackDirection", "where to begin [FromBottom]"},
               {"siteType", "the type of site [the board's default]"},
               {"at", "the site of the stack"},
               {"to", "the sites of the stacks"},
               {"if", "which levels count, tested on (to) and (level) [True]"},
               {"stop", "when to stop within a stack, tested before counting a level [False]"}},
    .example = "(count Stack FromTop at:(last To) if:(= (who at:(to) level:(level)) (mover)))",
};

}  // namespace ludens::ludemes::ints
