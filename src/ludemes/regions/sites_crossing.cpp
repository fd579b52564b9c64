// sites_crossing.cpp - (sites Crossing): the edges that cross an edge.
#include "geometry/queries.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_crossing(Lowering& l, const Use& use) {
  const geometry::Graph& graph = l.equipment.board.graph();
  const auto crossing = for_each_board_site(l, SiteType::Edge, [&](int edge) {
    Sites others;
    for (int other = 0; other < l.equipment.board.count(SiteType::Edge); ++other)
      if (geometry::edges_cross(graph, edge, other)) others.push_back(other);
    return others;
  });
  l.program.uses.site_type[l.space(SiteType::Edge)] = true;
  const NodeId owner = l.player(use, "player", "role");
  const auto number = constant_int(l, owner);
  const NodeId empty = l.ir.node(Op::EmptySites, {}, {l.space(SiteType::Edge)});
  const NodeId found = set_at(l, l.integer(use, "at"), crossing);
  if (number && *number == l.players() + 1) return difference_of(l, found, empty);
  const NodeId both[] = {found, l.ir.node(Op::OwnSites, {owner}, {l.space(SiteType::Edge)})};
  return intersection_of(l, both);
}

}  // namespace

constexpr Meaning sites_crossing_meaning{.lower = lower_sites_crossing, .traits = kWholeBoardTrait};

extern const Ludeme sites_crossing = {
    .rule = "sites",
    .form = "(sites Crossing at:<int> [<moves.player> | <roleType>])",
    .summary = "The edges of a player that cross an edge",
    .params = {{"at", "the edge"},
               {"player", "the owner of the crossing edges, by number"},
               {"role", "the owner of the crossing edges, by role"}},
    .example = "(sites Crossing at:(last To) All)",
    .meaning = &sites_crossing_meaning,
};

}  // namespace ludens::ludemes::regions
