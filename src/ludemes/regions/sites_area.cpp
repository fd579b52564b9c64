// sites_area.cpp - (sites Area), (sites OpenEnds): areas that go on from tile to tile.
#include "ir/ops/areas.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_area(Lowering& l, const Use& use) {
  const NodeId site = use.has("at") ? l.integer(use, "at") : l.ir.node(Op::LastTo);
  return l.ir.node(Op::AreaSites,
                   {site, l.integer(use, "side"), l.integer(use, "terrain"), l.player(use, "", "role")},
                   {use.word("sitesAreaType") == "OpenEnds" ? 1 : 0});
}

}  // namespace

constexpr Meaning sites_area_meaning{.lower = lower_sites_area};

extern const Ludeme sites_area = {
    .rule = "sites",
    .form = "(sites <sitesAreaType> [at:<int>] [side:<int> | terrain:<int>] [<roleType>])",
    .summary = "The cells of an area that goes on from tile to tile, or those that it may go on to",
    .params = {{"sitesAreaType", "which cells"},
               {"at", "a tile of the area [(last To)]"},
               {"side", "the side of that tile which belongs to it, as the tile lies [any]"},
               {"terrain", "what it is [anything: all areas of the tile]"},
               {"role",
                "only where a piece of this player stands on the area, above the tile, its state being "
                "one of the area's sides [all]"}},
    .example = "(sites Area at:(last To) side:0)",
    .note = "A side of the tile beside belongs to the area where it is of the same terrain.",
    .extension = true,
    .meaning = &sites_area_meaning,
};

}  // namespace ludens::ludemes::regions
