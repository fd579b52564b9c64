// sites_direction.cpp - (sites Direction): what lies in some direction.
#include "geometry/queries.h"
#include "ludemes/direction_lowering.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

// The whole lines where nothing stops them, known now.
std::vector<Sites> open_lines(const Lowering& l, SiteType type, geometry::DirectionMask mask, int distance) {
  std::vector<geometry::Direction> directions;
  for (int d = 0; d < geometry::kDirections; ++d)
    if (geometry::has(mask, static_cast<geometry::Direction>(d)))
      directions.push_back(static_cast<geometry::Direction>(d));
  return for_each_board_site(l, type, [&](int site) {
    return geometry::sites_towards(l.equipment.board, type, site, directions, distance);
  });
}

NodeId lower_sites_direction(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const NodeId from = site_or_region(l, use, "from", "fromSites");
  const NodeId directions = directions_or_adjacent(l, use, "direction", type);
  const auto mask = constant_mask(l, directions);
  const NodeId distance = use.has("distance") ? l.integer(use, "distance") : l.ir.constant(1'000);
  const auto fixed = constant_int(l, distance);
  NodeId found = ir::kNothing;
  if (mask && fixed && !use.has("stop"))
    found = spread_of(l, from, open_lines(l, type, *mask, *fixed));
  else
    found = l.ir.node(Op::DirectionSites,
                      {from, seen_from_here(l, directions), l.boolean(use, "stop"),
                       l.boolean(use, "stopIncluded"), distance},
                      {l.space(type)});
  if (!use.has("included")) return found;
  const NodeId included = l.boolean(use, "included");
  const NodeId both[] = {found, from};
  if (included == l.ir.boolean(false)) return found;
  if (included == l.ir.boolean(true)) return union_of(l, both);
  return l.ir.node(Op::SelectSet, {included, union_of(l, both), found});
}

}  // namespace

constexpr Meaning sites_direction_meaning{.lower = lower_sites_direction, .traits = kSeeksSitesTrait};

extern const Ludeme sites_direction = {
    .rule = "sites",
    .form =
        "(sites Direction (from:<int> | from:<sites>) [<direction>] [included:<boolean>] "
        "[stop:<boolean>] [stopIncluded:<boolean>] [distance:<int>] [<siteType>])",
    .summary = "The sites met from a site or region along directions, up to a stop",
    .params = {{"from", "the site to start at"},
               {"fromSites", "the sites to start at"},
               {"direction", "the directions to go [Adjacent]"},
               {"included", "whether the start belongs to the result [False]"},
               {"stop", "when to stop in a direction, tested on (to) [False]"},
               {"stopIncluded", "whether the site of the stop belongs to the result [False]"},
               {"distance", "how far to go [to the edge]"},
               {"siteType", "the type of site [the board's default]"}},
    .example = "(sites Direction from:(last To) Diagonal stop:(is Occupied (to)))",
    .meaning = &sites_direction_meaning,
};

}  // namespace ludens::ludemes::regions
