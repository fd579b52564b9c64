// sites_line_of_sight.cpp - (sites LineOfSight): what can be seen from a site.
#include "geometry/queries.h"
#include "ludemes/direction_lowering.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_line_of_sight(Lowering& l, const Use& use) {
  using enum geometry::Sight;
  constexpr Named<geometry::Sight> kSights[] = {{"Empty", Empty}, {"Farthest", Farthest}, {"Piece", Piece}};
  const SiteType type = l.default_type();
  const NodeId at = use.has("at") ? l.integer(use, "at") : l.ir.node(Op::LastTo);
  return l.ir.node(Op::SightSites, {at, seen_from_here(l, directions_or_adjacent(l, use, "direction", type))},
                   {l.space(type), static_cast<int>(use.pick("lineOfSightType", kSights, Piece))});
}

}  // namespace

constexpr Meaning sites_line_of_sight_meaning{.lower = lower_sites_line_of_sight, .traits = kSeeksSitesTrait};

extern const Ludeme sites_line_of_sight = {
    .rule = "sites",
    .form = "(sites LineOfSight [<lineOfSightType>] [<siteType>] [at:<int>] [<direction>])",
    .summary =
        "In each direction from a site, the first piece, the empty sites before it, or the last of these",
    .params = {{"lineOfSightType", "what to gather [Piece]"},
               {"siteType", "the type of site [the board's default]"},
               {"at", "where to look from [(last To)]"},
               {"direction", "the directions to look in [Adjacent]"}},
    .example = "(sites LineOfSight Piece at:(last To) Orthogonal)",
    .meaning = &sites_line_of_sight_meaning,
};

}  // namespace ludens::ludemes::regions
