// is_loop.cpp - (is Loop): whether pieces close a ring.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_loop = {
    .rule = "booleans.is.is",
    .form =
        "(is Loop [<siteType>] [surround:<roleType> | {<roleType>}] [<direction>] [<int>] [<int> | "
        "<sites>] [path:<boolean>])",
    .summary = "Whether the pieces connected to a site close a loop around others",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"surround", "whose sites must lie inside, by role [anything]"},
               {"surroundList", "whose sites must lie inside, by roles [anything]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"colour", "the owner of the loop, or its colour for paths [(mover)]"},
               {"start", "a site of the loop [(last To)]"},
               {"starts", "sites of the loop [the sites of the last move]"},
               {"path", "whether the loop is one of paths drawn on tiles [False]"}},
    .example = "(is Loop surround:Next)",
};

}  // namespace ludens::ludemes::booleans
