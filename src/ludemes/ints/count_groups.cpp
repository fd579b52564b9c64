// count_groups.cpp - (count Groups), (count SizeBiggestGroup): groups of connected pieces.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_groups = {
    .rule = "count.count",
    .form =
        "(count <countGroupsType> [<siteType>] [<direction>] [<sites>] [if:<boolean>] [min:<int>] "
        "[isVisible:<boolean>])",
    .summary =
        "The number of groups of connected sites that meet a condition, or the size of the largest one",
    .params = {{"countGroupsType", "whether to count the groups or the sites of the largest"},
               {"siteType", "the type of site [the board's default]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"throughAny", "only groups with one of these sites [every group]"},
               {"if", "which sites belong to groups, tested on (to) [(is Occupied (to))]"},
               {"min", "the smallest group to count [0]"},
               {"isVisible", "whether pieces covered from above are left out [False]"}},
    .example = "(count Groups Orthogonal if:(= (who at:(to)) (mover)) min:3)",
};

}  // namespace ludens::ludemes::ints
