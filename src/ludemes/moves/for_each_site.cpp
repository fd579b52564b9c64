// for_each_site.cpp - (forEach Site): moves for every site of a region.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_site = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Site <sites> <moves> [noMoveYet:<moves>] [<then>])",
    .summary = "Gathers moves for each site of a region in ascending order, (site) and (to) being that site",
    .params = {{"sites", "the region"},
               {"moves", "the moves that a site gives"},
               {"noMoveYet", "the moves to use where no site gives any [none]"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Site (sites Occupied by:Next) (remove (site)))",
};

}  // namespace ludens::ludemes::moves
