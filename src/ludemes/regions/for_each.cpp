// for_each.cpp - (forEach): sites gathered or picked one by one.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_for_each_player(Lowering& l, const Use& use) {
  return l.ir.node(Op::UnionOverList, {l.array(use, "players"), l.region(use, "region")},
                   {static_cast<int>(Reg::Player)});
}

NodeId lower_for_each_site(Lowering& l, const Use& use) {
  return l.ir.node(Op::UnionOverSites, {l.region(use, "of"), l.region(use, "region")},
                   {static_cast<int>(Reg::Site)});
}

NodeId lower_for_each_where(Lowering& l, const Use& use) {
  return l.ir.node(Op::FilterSites, {l.region(use, "region"), l.boolean(use, "if")});
}

}  // namespace

constexpr Meaning for_each_player_meaning{.lower = lower_for_each_player};

extern const Ludeme for_each_player = {
    .rule = "region.foreach.forEach",
    .form = "(forEach <ints> <sites>)",
    .summary =
        "The sites of a region worked out for each of several players, as (player) or Player, taken "
        "together",
    .params = {{"players", "the numbers of the players"}, {"region", "the region to work out"}},
    .example = "(forEach (players Ally of:(next)) (sites Occupied by:Player))",
    .meaning = &for_each_player_meaning,
};

constexpr Meaning for_each_site_meaning{.lower = lower_for_each_site};

extern const Ludeme for_each_site = {
    .rule = "region.foreach.forEach",
    .form = "(forEach of:<sites> <sites>)",
    .summary = "The sites of a region worked out for each of several sites, as (site), taken together",
    .params = {{"of", "the sites to go through"}, {"region", "the region to work out"}},
    .example = "(forEach of:(sites Occupied by:Mover) (sites Around (site)))",
    .meaning = &for_each_site_meaning,
};

constexpr Meaning for_each_where_meaning{.lower = lower_for_each_where};

extern const Ludeme for_each_where = {
    .rule = "region.foreach.forEach",
    .form = "(forEach <sites> if:<boolean>)",
    .summary = "The sites of a region that meet a condition",
    .params = {{"region", "the sites to go through"}, {"if", "what each site, given as (site), must meet"}},
    .example = "(forEach (sites Occupied by:Mover) if:(= (what at:(site)) (id \"Pawn\" Mover)))",
    .meaning = &for_each_where_meaning,
};

}  // namespace ludens::ludemes::regions
