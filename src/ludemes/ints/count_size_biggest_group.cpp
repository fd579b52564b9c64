// count_size_biggest_group.cpp - (countSizeBiggestGroup): the size of the largest group.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_size_biggest_group = {
    .rule = "countSizeBiggestGroup",
    .form =
        "(countSizeBiggestGroup [<siteType>] [<direction>] [<sites>] [if:<boolean> | "
        "isVisible:<boolean>])",
    .summary = "The number of sites in the largest group of connected sites that meet a condition",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"throughAny", "only groups with one of these sites [every group]"},
               {"if", "which sites belong to groups, tested on (to) [(is Occupied (to))]"},
               {"isVisible", "whether pieces covered from above are left out [False]"}},
    .example = "(countSizeBiggestGroup Orthogonal if:(= (who at:(to)) (mover)))",
};

}  // namespace ludens::ludemes::ints
