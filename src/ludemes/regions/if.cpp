// if.cpp - (if): one of two regions.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_if(Lowering& l, const Use& use) {
  const NodeId otherwise = use.has("else") ? l.region(use, "else") : l.ir.set({});
  return l.ir.node(Op::SelectSet, {l.boolean(use, "condition"), l.region(use, "then"), otherwise});
}

}  // namespace

constexpr Meaning if_meaning{.lower = lower_if};

extern const Ludeme if_ = {
    .rule = "region.math.if",
    .form = "(if <boolean> <sites> [<sites>])",
    .summary = "The first region where a condition holds, else the second",
    .params = {{"condition", "what to test"},
               {"then", "the region where it holds"},
               {"else", "the region where it does not [no sites]"}},
    .example = "(if (is Mover P1) (sites Top) (sites Bottom))",
    .meaning = &if_meaning,
};

}  // namespace ludens::ludemes::regions
