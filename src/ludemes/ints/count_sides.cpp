// count_sides.cpp - (count FacingSides), (count MatchingSides): sides of tiles that lie against one another.
#include "ir/ops/areas.h"
#include "ludemes/equipment/pairs.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_count_facing_sides(Lowering& l, const Use& use) {
  return l.ir.node(Op::FacingSides,
                   {use.has("at") ? l.integer(use, "at") : l.ir.node(Op::LastTo), l.integer(use, "terrain")});
}

NodeId lower_count_matching_sides(Lowering& l, const Use& use) {
  return l.ir.node(Op::MatchingSides, {use.has("at") ? l.integer(use, "at") : l.ir.node(Op::LastTo)},
                   {listed_pairs(l, use)});
}

}  // namespace

constexpr Meaning count_facing_sides_meaning{.lower = lower_count_facing_sides};

extern const Ludeme count_facing_sides = {
    .rule = "count.count",
    .form = "(count <countFacingSidesType> [at:<int>] [terrain:<int>])",
    .summary = "The number of sides of the tiles around a site that face it",
    .params = {{"countFacingSidesType", "what to count"},
               {"at", "the site, with a tile or without [(last To)]"},
               {"terrain", "only sides of this terrain, 0 being those without any [all]"}},
    .example = "(count FacingSides at:(to) terrain:1)",
    .extension = true,
    .meaning = &count_facing_sides_meaning,
};

constexpr Meaning count_matching_sides_meaning{.lower = lower_count_matching_sides};

extern const Ludeme count_matching_sides = {
    .rule = "count.count",
    .form = "(count <countMatchingSidesType> [at:<int>] [pairs:{<math.pair>}])",
    .summary = "The number of sides of a tile that lie against a side which matches",
    .params = {{"countMatchingSidesType", "what to count"},
               {"at", "the site of the tile [(last To)]"},
               {"pairs", "terrains that match besides equal ones [none]"}},
    .example = "(count MatchingSides at:(last To) pairs:{(pair 1 2)})",
    .extension = true,
    .meaning = &count_matching_sides_meaning,
};

}  // namespace ludens::ludemes::ints
