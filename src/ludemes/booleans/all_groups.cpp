// all_groups.cpp - (all Groups): every group meets a condition.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_all_groups(Lowering& l, const Use& use) {
  const Groups groups = groups_of(l, use);
  return l.ir.node(Op::EveryGroup, {groups.origins, l.boolean(use, "if")}, {groups.number});
}

}  // namespace

constexpr Meaning all_groups_meaning{.lower = lower_all_groups};

extern const Ludeme all_groups = {
    .rule = "booleans.all.all",
    .form = "(all Groups [<siteType>] [<direction>] [of:<boolean>] if:<boolean>)",
    .summary = "Whether every group of connected pieces meets a condition, with the group's sites as (sites)",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"of", "which sites belong to groups, tested on (to) [those of the mover]"},
               {"if", "what each group must meet"}},
    .example = "(all Groups Orthogonal if:(= 2 (count Sites in:(sites))))",
    .meaning = &all_groups_meaning,
};

}  // namespace ludens::ludemes::booleans
