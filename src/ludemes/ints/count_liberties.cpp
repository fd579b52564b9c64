// count_liberties.cpp - (count Liberties): the free sites about a group.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_liberties = {
    .rule = "count.count",
    .form = "(count Liberties [<siteType>] [at:<int>] [<direction>] [if:<boolean>])",
    .summary = "The number of empty sites next to the group of like pieces at a site",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "a site of the group [(last To)]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"if", "a further condition on the sites of the group, tested on (to) [True]"}},
    .example = "(count Liberties at:(to) Orthogonal)",
};

}  // namespace ludens::ludemes::ints
