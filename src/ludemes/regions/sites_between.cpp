// sites_between.cpp - (sites Between): what lies between two sites.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_between(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  return l.ir.node(
      Op::BetweenSites,
      {l.integer(use, "from"), l.integer(use, "to"), directions_or_adjacent(l, use, "direction", type),
       l.boolean(use, "fromIncluded"), l.boolean(use, "toIncluded"), l.boolean(use, "cond")},
      {l.space(type)});
}

}  // namespace

constexpr Meaning sites_between_meaning{.lower = lower_sites_between, .traits = kSeeksSitesTrait};

extern const Ludeme sites_between = {
    .rule = "sites",
    .form =
        "(sites Between [<direction>] [<siteType>] from:<int> [fromIncluded:<boolean>] to:<int> "
        "[toIncluded:<boolean>] [cond:<boolean>])",
    .summary = "The sites on a straight line between two sites, none where no line joins them",
    .params = {{"direction", "the directions of the line [Adjacent]"},
               {"siteType", "the type of site [the board's default]"},
               {"from", "the first site"},
               {"fromIncluded", "whether the first site belongs to the result [False]"},
               {"to", "the second site"},
               {"toIncluded", "whether the second site belongs to the result [False]"},
               {"cond", "what each site, given as (between), must meet [True]"}},
    .example = "(sites Between from:(last From) to:(last To))",
    .meaning = &sites_between_meaning,
};

}  // namespace ludens::ludemes::regions
