// sites_group.cpp - (sites Group): the group of a piece.
#include "ludemes/direction_lowering.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_group(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  return l.ir.node(Op::GroupSites,
                   {site_or_region(l, use, "at", "from"),
                    seen_from_here(l, directions_or_adjacent(l, use, "direction", type)),
                    l.boolean(use, "if"), visible_step(l, use, type)},
                   {l.space(type)});
}

}  // namespace

constexpr Meaning sites_group_meaning{.lower = lower_sites_group, .traits = kSeeksSitesTrait};

extern const Ludeme sites_group = {
    .rule = "sites",
    .form =
        "(sites Group [<siteType>] (at:<int> | from:<sites>) [<direction>] [if:<boolean>] "
        "[isVisible:<boolean>])",
    .summary = "The sites of the groups of like pieces at a site or at some sites",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "a site of the group"},
               {"from", "sites of the groups"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"if", "which sites belong to a group, tested on (to) [the same piece as at its first site]"},
               {"isVisible", "whether pieces covered from above are left out [False]"}},
    .example = "(sites Group at:(last To) Orthogonal)",
    .meaning = &sites_group_meaning,
};

}  // namespace ludens::ludemes::regions
