// for_each.cpp - (forEach): sites gathered or picked one by one.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme for_each_player = {
    .rule = "region.foreach.forEach",
    .form = "(forEach <ints> <sites>)",
    .summary =
        "The sites of a region worked out for each of several players, as (player) or Player, taken "
        "together",
    .params = {{"players", "the numbers of the players"}, {"region", "the region to work out"}},
    .example = "(forEach (players Ally of:(next)) (sites Occupied by:Player))",
};

extern const Ludeme for_each_site = {
    .rule = "region.foreach.forEach",
    .form = "(forEach of:<sites> <sites>)",
    .summary = "The sites of a region worked out for each of several sites, as (site), taken together",
    .params = {{"of", "the sites to go through"}, {"region", "the region to work out"}},
    .example = "(forEach of:(sites Occupied by:Mover) (sites Around (site)))",
};

extern const Ludeme for_each_where = {
    .rule = "region.foreach.forEach",
    .form = "(forEach <sites> if:<boolean>)",
    .summary = "The sites of a region that meet a condition",
    .params = {{"region", "the sites to go through"}, {"if", "what each site, given as (site), must meet"}},
    .example = "(forEach (sites Occupied by:Mover) if:(= (what at:(site)) (id \"Pawn\" Mover)))",
};

}  // namespace ludens::ludemes::regions
