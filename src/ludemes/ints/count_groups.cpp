// count_groups.cpp - (count Groups), (count SizeBiggestGroup): groups of connected pieces.
#include "ir/ops/groups.h"
#include "ludemes/ints/counting.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_count_groups(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  if (use.has("isVisible") && use.word("countGroupsType") == "SizeBiggestGroup")
    return biggest_visible_group(l, use, type);
  const NodeId dirs = directions_or_adjacent(l, use, "direction", type);
  const NodeId condition = group_condition(l, use, type);
  if (use.word("countGroupsType") == "SizeBiggestGroup")
    return l.ir.node(Op::BiggestGroup, {dirs, l.region(use, "throughAny"), condition}, {l.space(type)});
  const NodeId least = use.has("min") ? l.integer(use, "min") : l.ir.constant(0);
  return l.ir.node(Op::CountGroups, {dirs, condition, least}, {l.space(type)});
}

}  // namespace

constexpr Meaning count_groups_meaning{.lower = lower_count_groups};

extern const Ludeme count_groups = {
    .rule = "count.count",
    .form =
        "(count <countGroupsType> [<siteType>] [<direction>] [<sites>] [if:<boolean>] [min:<int>] "
        "[isVisible:<boolean>])",
    .summary =
        "The number of groups of connected sites that meet a condition, or the size of the largest one",
    .params = {{"countGroupsType", "whether to count the groups or the sites of the largest"},
               {"siteType", "the type of site [the board's default]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"throughAny", "only groups with one of these sites [every group]"},
               {"if", "which sites belong to groups, tested on (to) [(is Occupied (to))]"},
               {"min", "the smallest group to count [0]"},
               {"isVisible", "whether pieces covered from above are left out [False]"}},
    .example = "(count Groups Orthogonal if:(= (who at:(to)) (mover)) min:3)",
    .meaning = &count_groups_meaning,
};

}  // namespace ludens::ludemes::ints
