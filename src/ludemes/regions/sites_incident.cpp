// sites_incident.cpp - (sites Incident): the vertices, edges or cells that touch a site.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

// Sites of the same type touch where they share a side (cells) or an end (edges).
Sites touching(const geometry::Topology& board, SiteType type, SiteType result, int site) {
  if (type != result) {
    const auto sites = board.incident(type, result)[site];
    return {sites.begin(), sites.end()};
  }
  Sites found;
  // The reference takes the cells along a vertex's edges where vertices are asked for; so do the recorded
  // games.
  const SiteType through = type == SiteType::Edge ? SiteType::Vertex : SiteType::Edge;
  const SiteType listed = type == SiteType::Vertex ? SiteType::Cell : type;
  for (const int shared : board.incident(type, through)[site])
    for (const int other : board.incident(through, listed)[shared])
      if (other != site) found.push_back(other);
  return found;
}

NodeId lower_sites_incident(Lowering& l, const Use& use) {
  const SiteType of = l.site_type(use, "of");
  const SiteType result = l.site_type(use, "result");
  const auto sets =
      for_each_board_site(l, of, [&](int site) { return touching(l.equipment.board, of, result, site); });
  const NodeId found = set_at(l, l.integer(use, "at"), sets);
  const NodeId owner = l.player(use, "owner", "role");
  if (owner == ir::kNothing) return found;
  const NodeId empty = l.ir.node(Op::EmptySites, {}, {l.space(result)});
  const NodeId nobody = l.ir.node(Op::OwnSites, {l.ir.constant(0)}, {l.space(result)});
  if (const auto number = constant_int(l, owner); number && *number == l.players() + 1)
    return difference_of(l, difference_of(l, found, empty), nobody);
  if (const auto number = constant_int(l, owner); number && *number == 0) {
    const NodeId free[] = {empty, nobody};
    const NodeId both[] = {found, union_of(l, free)};
    return intersection_of(l, both);
  }
  const NodeId both[] = {found, l.ir.node(Op::OwnSites, {owner}, {l.space(result)})};
  return intersection_of(l, both);
}

}  // namespace

constexpr Meaning sites_incident_meaning{.lower = lower_sites_incident,
                                         .traits = kSeeksSitesTrait | kWholeBoardTrait};

extern const Ludeme sites_incident = {
    .rule = "sites",
    .form = "(sites Incident <siteType> of:<siteType> at:<int> [owner:<moves.player> | <roleType>])",
    .summary = "The vertices, edges or cells that touch a vertex, edge or cell",
    .params = {{"result", "the type of the sites to find"},
               {"of", "the type of the given site"},
               {"at", "the given site"},
               {"owner", "the owner that the sites must have, by number [any]"},
               {"role", "the owner that the sites must have, by role [any]"}},
    .example = "(sites Incident Edge of:Vertex at:(last To))",
    .meaning = &sites_incident_meaning,
};

}  // namespace ludens::ludemes::regions
