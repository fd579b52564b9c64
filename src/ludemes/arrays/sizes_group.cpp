// sizes_group.cpp - (sizes Group): the sizes of all groups.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme sizes_group = {
    .rule = "sizes",
    .form =
        "(sizes Group [<siteType>] [<direction>] [<roleType> | of:<int> | if:<boolean>] [min:<int>] "
        "[isVisible:<boolean>])",
    .summary = "The sizes of the groups of connected pieces of a player, or of sites that meet a condition",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"role", "whose pieces, by role [All]"},
               {"of", "whose pieces, by player number"},
               {"if", "which sites belong to groups"},
               {"min", "the smallest group to list [0]"},
               {"isVisible", "whether pieces covered from above are left out [False]"}},
    .example = "(sizes Group Orthogonal P1)",
};

}  // namespace ludens::ludemes::arrays
