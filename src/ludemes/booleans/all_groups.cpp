// all_groups.cpp - (all Groups): every group meets a condition.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme all_groups = {
    .rule = "booleans.all.all",
    .form = "(all Groups [<siteType>] [<direction>] [of:<boolean>] if:<boolean>)",
    .summary = "Whether every group of connected pieces meets a condition, with the group's sites as (sites)",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"of", "which sites belong to groups, tested on (to) [those of the mover]"},
               {"if", "what each group must meet"}},
    .example = "(all Groups Orthogonal if:(= 2 (count Sites in:(sites))))",
};

}  // namespace ludens::ludemes::booleans
