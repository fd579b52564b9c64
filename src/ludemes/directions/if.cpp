// if.cpp - (if): one of two sets of directions.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::directions {

namespace {

NodeId lower_if(Lowering& l, const Use& use) {
  const SiteType type = l.direction_type;
  const NodeId condition = l.boolean(use, "condition");
  const NodeId then = l.directions(use.arg("then"), type);
  return l.ir.node(Op::DirsSelect, {condition, then, l.directions(use.arg("else"), type)});
}

}  // namespace

constexpr Meaning if_meaning{.lower = lower_if};

extern const Ludeme if_ = {
    .rule = "directions.if",
    .form = "(if <boolean> <direction> <direction>)",
    .summary = "The first directions where a condition holds, else the second",
    .params = {{"condition", "what to test"},
               {"then", "the directions where it holds"},
               {"else", "the directions where it does not"}},
    .example = "(if (is Mover P1) Forward Backward)",
    .meaning = &if_meaning,
};

}  // namespace ludens::ludemes::directions
