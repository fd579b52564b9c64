// sites_index.cpp - (sites Row), (sites Column), (sites Empty), ...: sites by the number of something.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

constexpr int kMaxPhases = 7;

// Numbered parts of the board as a table.
template <class SitesOf>
NodeId numbered(Lowering& l, const Use& use, int count, SitesOf sites_of) {
  std::vector<Sites> sets;
  for (int i = 0; i < count; ++i) sets.push_back(sites_of(i));
  return use.has("index") ? set_at(l, l.integer(use, "index"), sets) : l.ir.set({});
}

// The empty sites of the board, or of another container.
NodeId empty_sites(Lowering& l, const Use& use, SiteType type) {
  const auto container = use.has("index") ? constant_int(l, l.integer(use, "index")) : 0;
  const auto& all = l.equipment.containers;
  if (container && *container == 0) {
    const NodeId empty = l.ir.node(Op::EmptySites, {}, {l.space(type)});
    if (l.equipment.grows()) {
      const NodeId both[] = {empty, l.ir.set_of(board_sites(l, type))};
      return existing_sites(l, intersection_of(l, both));
    }
    if (type != l.default_type() || l.equipment.board.count(type) == l.equipment.site_count()) return empty;
    return l.ir.node(Op::Intersection, {empty, l.ir.set_of(board_sites(l, type))});
  }
  std::vector<Sites> sets;
  for (size_t i = 0; i < all.size(); ++i) sets.push_back(container_sites(l, static_cast<int>(i)));
  const NodeId both[] = {l.ir.node(Op::EmptySites, {}, {l.space(l.default_type())}),
                         set_at(l, l.integer(use, "index"), sets)};
  return intersection_of(l, both);
}

// Sites with a piece, or with the piece asked for, leaning on them from above.
NodeId supports(Lowering& l, const Use& use, SiteType type) {
  using enum geometry::Direction;
  std::vector<Sites> below(static_cast<size_t>(l.equipment.board.count(type)));
  for (const geometry::Direction up : {UNW, USW, UNE, USE}) {
    const auto& above = l.equipment.board.neighbours(type, up);
    for (int site = 0; site < above.size(); ++site)
      if (!above[site].empty()) below[static_cast<size_t>(above[site][0])].push_back(site);
  }
  if (use.has("index"))
    return spread_of(l, l.ir.node(Op::PieceSites, {l.integer(use, "index")}, {l.space(type)}), below);
  const NodeId empty = l.ir.node(Op::EmptySites, {}, {l.space(type)});
  return spread_of(l, difference_of(l, l.ir.set_of(board_sites(l, type)), empty), below);
}

NodeId lower_sites_index(Lowering& l, const Use& use) {
  const std::string_view kind = use.word("sitesIndexType");
  const SiteType type = l.site_type(use);
  const geometry::Topology& board = l.equipment.board;
  const auto listed = [&](SiteType of) {
    return numbered(l, use, board.count(of), [&](int i) {
      const auto sites = board.incident(of, SiteType::Vertex)[i];
      return Sites(sites.begin(), sites.end());
    });
  };
  if (kind == "Empty") return empty_sites(l, use, type);
  if (l.equipment.grows() && kind != "State" && kind != "Support")
    return l.need(use.id(), "(sites " + std::string(kind) + ") of a board that grows", ir::Type::Set);
  if (kind == "Row")
    return numbered(l, use, board.rows(type), [&](int i) { return board.sites_in_row(type, i); });
  if (kind == "Column")
    return numbered(l, use, board.columns(type), [&](int i) { return board.sites_in_column(type, i); });
  if (kind == "Layer")
    return numbered(l, use, board.layers(type), [&](int i) { return board.sites_in_layer(type, i); });
  if (kind == "Phase")
    return numbered(l, use, kMaxPhases, [&](int i) { return board.sites_in_phase(type, i); });
  if (kind == "Cell") return listed(SiteType::Cell);
  if (kind == "Edge") return listed(SiteType::Edge);
  if (kind == "Support") return supports(l, use, type);
  if (kind == "State" && use.has("index")) {
    const int sites = l.equipment.containers.front().sites;
    return l.ir.node(Op::StateSites, {l.integer(use, "index")}, {l.space(type), sites});
  }
  return l.need(use.id(), "(sites " + std::string(kind) + ")", ir::Type::Set);
}

}  // namespace

constexpr Meaning sites_index_meaning{.lower = lower_sites_index, .traits = kSeeksSitesTrait};

extern const Ludeme sites_index = {
    .rule = "sites",
    .form = "(sites <sitesIndexType> [<siteType>] [<int>])",
    .summary =
        "The sites of a row, column, layer, phase, state, edge or cell, those that are empty, or those "
        "under pieces",
    .params = {{"sitesIndexType", "what the number is of"},
               {"siteType", "the type of site [the board's default]"},
               {"index", "the number [for Empty the container, 0; for Support any piece]"}},
    .example = "(sites Row 1)",
    .meaning = &sites_index_meaning,
};

}  // namespace ludens::ludemes::regions
