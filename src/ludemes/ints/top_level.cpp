// top_level.cpp - (topLevel): the top of a stack.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_top_level(Lowering& l, const Use& use) {
  if (!l.program.uses.stacks) return l.ir.constant(0);
  const NodeId size = l.ir.node(Op::StackSize, {l.integer(use, "at")}, {l.space(l.site_type(use))});
  return l.ir.node(Op::Max, {l.ir.constant(0), l.ir.node(Op::Sub, {size, l.ir.constant(1)})});
}

}  // namespace

constexpr Meaning top_level_meaning{.lower = lower_top_level, .traits = kStacksTrait};

extern const Ludeme top_level = {
    .rule = "topLevel",
    .form = "(topLevel [<siteType>] at:<int>)",
    .summary = "The level of the top piece of the stack on a site, 0 where there is no stack",
    .params = {{"siteType", "the type of site [the board's default]"}, {"at", "the site"}},
    .example = "(topLevel at:(last To))",
    .meaning = &top_level_meaning,
};

}  // namespace ludens::ludemes::ints
