// count_stack.cpp - (count Stack): the pieces of a stack that meet a condition.
#include "ir/ops/counts.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_count_stack(Lowering& l, const Use& use) {
  const NodeId sites = use.has("to") ? l.region(use, "to") : single_site(l, l.integer(use, "at"));
  return l.ir.node(Op::CountLevels, {sites, l.boolean(use, "if"), l.boolean(use, "stop")},
                   {l.space(l.site_type(use)), use.word("stackDirection") == "FromTop" ? 1 : 0});
}

}  // namespace

constexpr Meaning count_stack_meaning{.lower = lower_count_stack, .traits = kStacksTrait};

extern const Ludeme count_stack = {
    .rule = "count.count",
    .form =
        "(count Stack [<stackDirection>] [<siteType>] (at:<int> | to:<sites>) [if:<boolean>] "
        "[stop:<boolean>])",
    .summary = "The number of levels of one or more stacks that meet a condition, up to a stop",
    .params = {{"stackDirection", "where to begin [FromBottom]"},
               {"siteType", "the type of site [the board's default]"},
               {"at", "the site of the stack"},
               {"to", "the sites of the stacks"},
               {"if", "which levels count, tested on (to) and (level) [True]"},
               {"stop", "when to stop within a stack, tested before counting a level [False]"}},
    .example = "(count Stack FromTop at:(last To) if:(= (who at:(to) level:(level)) (mover)))",
    .meaning = &count_stack_meaning,
};

}  // namespace ludens::ludemes::ints
