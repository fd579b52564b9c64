// count_area.cpp - (count OpenEnds), (count AreaValue), (count AreaSpan): areas that go on from tile to tile.
#include "ir/ops/areas.h"
#include "ludemes/lowering.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_count_area(Lowering& l, const Use& use) {
  const NodeId site = use.has("at") ? l.integer(use, "at") : l.ir.node(Op::LastTo);
  const bool value = use.word("countAreaType") == "AreaValue";
  return l.ir.node(value ? Op::AreaValue : Op::AreaEnds,
                   {site, l.integer(use, "side"), l.integer(use, "terrain")});
}

NodeId lower_count_area_span(Lowering& l, const Use& use) {
  const NodeId sites = use.has("starts") ? l.region(use, "starts") : l.ir.node(Op::LastSites, {}, {1});
  return l.ir.node(Op::AreaSpan, {sites, l.integer(use, "terrain")});
}

}  // namespace

constexpr Meaning count_area_meaning{.lower = lower_count_area};

extern const Ludeme count_area = {
    .rule = "count.count",
    .form = "(count <countAreaType> [at:<int>] [side:<int> | terrain:<int>])",
    .summary = "How many sides of an area have no tile beside them, or what its tiles are worth together",
    .params = {{"countAreaType", "what to count"},
               {"at", "a tile of the area [(last To)]"},
               {"side", "the side of that tile which belongs to it, as the tile lies [any]"},
               {"terrain", "what it is [anything: all areas of the tile]"}},
    .example = "(count OpenEnds at:(last To) side:0)",
    .note = "An area without open ends is closed; so is one that ends at sides of another terrain.",
    .extension = true,
    .meaning = &count_area_meaning,
};

constexpr Meaning count_area_span_meaning{.lower = lower_count_area_span};

extern const Ludeme count_area_span = {
    .rule = "count.count",
    .form = "(count <countAreaSpanType> [<sites>] terrain:<int>)",
    .summary =
        "How many columns or rows of tiles an area leads across, from open ends on the outermost side of all "
        "to "
        "open ends on the opposite one; 0 where it does not",
    .params = {{"countAreaSpanType", "what to count"},
               {"starts", "tiles, each of which may be part of such an area [the tiles placed last]"},
               {"terrain", "what the area is"}},
    .example = "(count AreaSpan terrain:1)",
    .extension = true,
    .meaning = &count_area_span_meaning,
};

}  // namespace ludens::ludemes::ints
