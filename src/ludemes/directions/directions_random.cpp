// directions_random.cpp - (directions Random): directions drawn by chance.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::directions {

namespace {

NodeId lower_directions_random(Lowering& l, const Use& use) {
  const SiteType type = l.direction_type;
  l.program.stochastic = true;
  const NodeId all = l.directions(use.arg("direction"), type);
  return l.ir.node(Op::DirsRandom, {all, l.integer(use, "num"), l.ir.reg(Reg::From)}, {l.space(type)});
}

}  // namespace

constexpr Meaning directions_random_meaning{.lower = lower_directions_random};

extern const Ludeme directions_random = {
    .rule = "directions",
    .form = "(directions Random <direction> num:<int>)",
    .summary = "Some of a set of directions, drawn at random",
    .params = {{"direction", "the directions to draw from"},
               {"num", "how many, or all where there are fewer"}},
    .example = "(directions Random Orthogonal num:2)",
    .meaning = &directions_random_meaning,
};

}  // namespace ludens::ludemes::directions
