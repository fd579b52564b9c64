// count_groups.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_groups = {
    .rule = "count.count",
    .form = "(count <countGroupsType> [<siteType>] [<direction>] [<sites>] [if:<boolean>] [min:<int>] [isVisible:<boolean>])",
    .summary = "TODO",
    .params = {{"countGroupsType", "TODO"},
               {"siteType", "TODO"},
               {"direction", "TODO"},
               {"sites", "TODO"},
               {"if", "TODO"},
               {"min", "TODO"},
               {"isVisible", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
