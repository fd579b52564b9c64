// difference.cpp - (difference): directions without some others.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::directions {

namespace {

NodeId lower_difference(Lowering& l, const Use& use) {
  const SiteType type = l.direction_type;
  const NodeId all = l.directions(use.arg("directions"), type);
  const NodeId taken = l.directions(use.arg("subtraction"), type);
  return l.ir.node(Op::DirsWithout, {all, taken, l.ir.reg(Reg::From)}, {l.space(type)});
}

}  // namespace

constexpr Meaning difference_meaning{.lower = lower_difference};

extern const Ludeme difference = {
    .rule = "directions.difference",
    .form = "(difference <direction> <direction>)",
    .summary = "The directions of the first set that are not in the second",
    .params = {{"directions", "the directions to take from"}, {"subtraction", "the directions to leave out"}},
    .example = "(difference Orthogonal N)",
    .meaning = &difference_meaning,
};

}  // namespace ludens::ludemes::directions
