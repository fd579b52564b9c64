// count_stack.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_stack = {
    .rule = "count.count",
    .form = "(count Stack [<stackDirection>] [<siteType>] (at:<int> | to:<sites>) [if:<boolean>] [stop:<boolean>])",
    .summary = "TODO",
    .params = {{"stackDirection", "TODO"},
               {"siteType", "TODO"},
               {"at", "TODO"},
               {"to", "TODO"},
               {"if", "TODO"},
               {"stop", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
