// size_group.cpp - (size Group): how large a group is.
#include "ir/ops/groups.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_size_group(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  return l.ir.node(
      Op::GroupSize,
      {l.integer(use, "at"), directions_or_adjacent(l, use, "direction", type), l.boolean(use, "if")},
      {l.space(type)});
}

}  // namespace

constexpr Meaning size_group_meaning{.lower = lower_size_group};

extern const Ludeme size_group = {
    .rule = "size",
    .form = "(size Group [<siteType>] at:<int> [<direction>] [if:<boolean>])",
    .summary = "The number of sites in the group of like pieces at a site",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "a site of the group"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"if", "which sites belong to the group, tested on (to) [the same piece as at the site]"}},
    .example = "(size Group at:(last To) Orthogonal)",
    .meaning = &size_group_meaning,
};

}  // namespace ludens::ludemes::ints
