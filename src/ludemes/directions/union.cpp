// union.cpp - (union): the directions of two sets.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::directions {

namespace {

NodeId lower_union(Lowering& l, const Use& use) {
  const SiteType type = l.direction_type;
  const NodeId first = l.directions(use.arg("directionA"), type);
  const NodeId second = l.directions(use.arg("directionB"), type);
  const auto a = constant_mask(l, first), b = constant_mask(l, second);
  return a && b ? l.direction_mask(*a | *b) : l.ir.node(Op::DirsUnion, {first, second});
}

}  // namespace

constexpr Meaning union_meaning{.lower = lower_union};

extern const Ludeme union_ = {
    .rule = "directions.union",
    .form = "(union <direction> <direction>)",
    .summary = "The directions that are in either of two sets",
    .params = {{"directionA", "the first directions"}, {"directionB", "the second directions"}},
    .example = "(union Orthogonal Diagonal)",
    .meaning = &union_meaning,
};

}  // namespace ludens::ludemes::directions
