// count_liberties.cpp - (count Liberties): the free sites about a group.
#include "ir/ops/groups.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_count_liberties(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  return l.ir.node(Op::Liberties,
                   {use.has("at") ? l.integer(use, "at") : l.ir.node(Op::LastTo),
                    directions_or_adjacent(l, use, "direction", type), l.boolean(use, "if")},
                   {l.space(type)});
}

}  // namespace

constexpr Meaning count_liberties_meaning{.lower = lower_count_liberties};

extern const Ludeme count_liberties = {
    .rule = "count.count",
    .form = "(count Liberties [<siteType>] [at:<int>] [<direction>] [if:<boolean>])",
    .summary = "The number of empty sites next to the group of like pieces at a site",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "a site of the group [(last To)]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"if", "a further condition on the sites of the group, tested on (to) [True]"}},
    .example = "(count Liberties at:(to) Orthogonal)",
    .meaning = &count_liberties_meaning,
};

}  // namespace ludens::ludemes::ints
