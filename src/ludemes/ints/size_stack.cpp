// size_stack.cpp - (size Stack): how high stacks are.
#include "ir/ops/site_values.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_size_stack(Lowering& l, const Use& use) {
  const int type = l.space(l.site_type(use));
  if (use.has("in")) return l.ir.node(Op::CountIn, {l.region(use, "in")}, {type});
  return l.ir.node(Op::StackSize, {use.has("at") ? l.integer(use, "at") : l.ir.node(Op::LastTo)}, {type});
}

}  // namespace

constexpr Meaning size_stack_meaning{.lower = lower_size_stack, .traits = kStacksTrait};

extern const Ludeme size_stack = {
    .rule = "size",
    .form = "(size Stack [<siteType>] [in:<sites> | at:<int>])",
    .summary = "The number of pieces in the stack on a site, or in all stacks of a region",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"in", "the region"},
               {"at", "the site [(last To)]"}},
    .example = "(size Stack at:(last To))",
    .meaning = &size_stack_meaning,
};

}  // namespace ludens::ludemes::ints
