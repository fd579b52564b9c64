// for_each_group.cpp - (forEach Group): moves for every group of connected pieces.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_group = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Group [<siteType>] [<direction>] [if:<boolean>] <moves> [<then>])",
    .summary = "Gathers moves for each connected group of the mover, (sites) being the sites of the group",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"direction", "the steps that connect a group [Adjacent]"},
               {"if", "which sites, each in turn (to), form the groups instead of the mover's"},
               {"moves", "the moves that a group gives"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Group Orthogonal (addScore Mover (count Sites in:(sites))))",
};

}  // namespace ludens::ludemes::moves
