// sites_loop.cpp - (sites Loop): the sites of a ring of pieces.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_loop = {
    .rule = "sites",
    .form =
        "(sites Loop [inside:<boolean>] [<siteType>] [surround:<roleType> | {<roleType>}] "
        "[<direction>] [<int>] [<int> | <sites>])",
    .summary = "The sites of a loop of connected pieces through a site, or the sites inside it",
    .params = {{"inside", "whether to give the sites inside the loop [False]"},
               {"siteType", "the type of site [the board's default]"},
               {"surround", "whose sites must lie inside, by role [anything]"},
               {"surroundList", "whose sites must lie inside, by roles [anything]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"colour", "the owner of the loop [(mover)]"},
               {"start", "a site of the loop [(last To)]"},
               {"starts", "sites of the loop [the sites of the last move]"}},
    .example = "(sites Loop inside:True)",
};

}  // namespace ludens::ludemes::regions
