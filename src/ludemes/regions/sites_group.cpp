// sites_group.cpp - (sites Group): the group of a piece.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_group = {
    .rule = "sites",
    .form =
        "(sites Group [<siteType>] (at:<int> | from:<sites>) [<direction>] [if:<boolean>] "
        "[isVisible:<boolean>])",
    .summary = "The sites of the groups of like pieces at a site or at some sites",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "a site of the group"},
               {"from", "sites of the groups"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"if", "which sites belong to a group, tested on (to) [the same piece as at its first site]"},
               {"isVisible", "whether pieces covered from above are left out [False]"}},
    .example = "(sites Group at:(last To) Orthogonal)",
};

}  // namespace ludens::ludemes::regions
