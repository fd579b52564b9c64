// size_group.cpp - (size Group): how large a group is.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme size_group = {
    .rule = "size",
    .form = "(size Group [<siteType>] at:<int> [<direction>] [if:<boolean>])",
    .summary = "The number of sites in the group of like pieces at a site",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "a site of the group"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"if", "which sites belong to the group, tested on (to) [the same piece as at the site]"}},
    .example = "(size Group at:(last To) Orthogonal)",
};

}  // namespace ludens::ludemes::ints
