// count_size_biggest_group.cpp - (countSizeBiggestGroup): the size of the largest group.
#include "ir/ops/groups.h"
#include "ludemes/ints/counting.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_size_biggest_group(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  if (use.has("isVisible")) return biggest_visible_group(l, use, type);
  return l.ir.node(Op::BiggestGroup,
                   {directions_or_adjacent(l, use, "direction", type), l.region(use, "throughAny"),
                    group_condition(l, use, type)},
                   {l.space(type)});
}

}  // namespace

constexpr Meaning count_size_biggest_group_meaning{.lower = lower_size_biggest_group};

extern const Ludeme count_size_biggest_group = {
    .rule = "countSizeBiggestGroup",
    .form =
        "(countSizeBiggestGroup [<siteType>] [<direction>] [<sites>] [if:<boolean> | "
        "isVisible:<boolean>])",
    .summary = "The number of sites in the largest group of connected sites that meet a condition",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"throughAny", "only groups with one of these sites [every group]"},
               {"if", "which sites belong to groups, tested on (to) [(is Occupied (to))]"},
               {"isVisible", "whether pieces covered from above are left out [False]"}},
    .example = "(countSizeBiggestGroup Orthogonal if:(= (who at:(to)) (mover)))",
    .meaning = &count_size_biggest_group_meaning,
};

}  // namespace ludens::ludemes::ints
