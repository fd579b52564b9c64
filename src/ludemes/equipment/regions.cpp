// regions.cpp - (regions): names sites, or gives them to a player.
#include <algorithm>
#include <cmath>

#include "ludemes/equipment/equipping.h"
#include "ludemes/equipment/static_regions.h"
#include "ludemes/roles.h"

namespace ludens::ludemes::equipment {

namespace {

using Parts = std::vector<std::vector<int>>;

Parts singles(const std::vector<int>& sites) {
  Parts parts;
  for (const int site : sites) parts.push_back({site});
  return parts;
}

Parts board_sides(const geometry::Topology& board, bool with_corners) {
  using enum geometry::Direction;
  const ir::SiteType type = board.default_type();
  const std::vector<int> corners = board.sites_with(type, geometry::Property::Corner);
  Parts parts;
  for (const geometry::Direction side : {N, NE, E, SE, S, SW, W, NW}) {
    std::vector<int> sites = board.sites_on_side(type, side);
    if (!with_corners) std::erase_if(sites, [&](int s) { return std::ranges::binary_search(corners, s); });
    if (!sites.empty()) parts.push_back(std::move(sites));
  }
  return parts;
}

// Each site with all that lies on a line with it.
Parts sites_in_line(const geometry::Topology& board) {
  const ir::SiteType type = board.default_type();
  const geometry::Radials& radials = board.radials(type, geometry::Direction::All);
  Parts parts;
  for (int site = 0; site < board.count(type); ++site) {
    std::vector<int> seen{site};
    for (int n = 0; n < radials.count(site); ++n)
      for (const int to : radials.radial(site, n))
        if (std::ranges::find(seen, to) == seen.end()) seen.push_back(to);
    parts.push_back(std::move(seen));
  }
  return parts;
}

// The squares of a sudoku: as many as each has cells.
Parts sub_grids(const geometry::Topology& board) {
  const auto cells = board.coordinates(ir::SiteType::Cell);
  const int size = static_cast<int>(std::sqrt(std::sqrt(static_cast<double>(cells.size()))));
  Parts parts(static_cast<std::size_t>(size * size));
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const int row = cells[cell].row / std::max(size, 1), column = cells[cell].column / std::max(size, 1);
    if (row < size && column < size)
      parts[static_cast<std::size_t>(row * size + column)].push_back(static_cast<int>(cell));
  }
  return parts;
}

Parts neighbour_pairs(const geometry::Topology& board) {
  const ir::SiteType type = board.default_type();
  Parts parts;
  for (int site = 0; site < board.count(type); ++site)
    for (const int next : board.neighbours(type, geometry::Relation::Adjacent)[site])
      parts.push_back({site, next});
  return parts;
}

template <typename SitesOf>
Parts numbered_parts(int count, SitesOf sites_of) {
  Parts parts;
  for (int i = 0; i < count; ++i) parts.push_back(sites_of(i));
  return parts;
}

Parts hint_parts(const ir::Equipment& equipment) {
  Parts parts;
  for (const ir::Hints& hints : equipment.hints)
    for (const ir::Hint& hint : hints.hints) parts.push_back(hint.sites);
  return parts;
}

}  // namespace

Parts static_parts(const ir::Equipment& table, std::string_view family) {
  const geometry::Topology& topology = table.board;
  const ir::SiteType type = topology.default_type();
  if (family == "Corners") return singles(topology.sites_with(type, geometry::Property::Corner));
  if (family == "Sides") return board_sides(topology, true);
  if (family == "SidesNoCorners") return board_sides(topology, false);
  if (family == "Columns")
    return numbered_parts(topology.columns(type), [&](int i) { return topology.sites_in_column(type, i); });
  if (family == "Rows")
    return numbered_parts(topology.rows(type), [&](int i) { return topology.sites_in_row(type, i); });
  if (family == "Layers")
    return numbered_parts(topology.layers(type), [&](int i) { return topology.sites_in_layer(type, i); });
  if (family == "HintRegions") return hint_parts(table);
  if (family == "AllDirections") return sites_in_line(topology);
  if (family == "SubGrids") return sub_grids(topology);
  if (family == "Touching") return neighbour_pairs(topology);
  if (family == "AllSites") {
    Parts all(1);
    for (int site = 0; site < topology.count(type); ++site) all[0].push_back(site);
    return all;
  }
  return {};  // Diagonals and the rest name nothing
}

namespace {

void regions_item(const Use& use, GameEquipment& made) {
  ir::Region region;
  region.name = use.word("name");
  if (region.name.empty()) region.name = "Region" + std::string(use.word("role", "P1"));
  region.owner = owner_of(use.word("role", "Neutral"), made.equipment.players);
  region.hints = use.word("hints");
  if (use.has("indices")) {
    region.parts.push_back(use.wholes("indices"));
    region.families.emplace_back();
  }
  const auto add_static = [&](std::string_view kind) {
    for (auto& part : static_parts(made.equipment, kind)) {
      region.parts.push_back(std::move(part));
      region.families.emplace_back(kind);
    }
  };
  if (use.has("static")) add_static(use.word("static"));
  for (const BoundId id : use.items("statics")) add_static(use.maker().word(id));

  std::vector<BoundId> functions(use.items("list").begin(), use.items("list").end());
  if (use.has("sites")) functions.push_back(use.arg("sites"));
  region.fixed = functions.empty();
  made.equipment.regions.push_back(std::move(region));
  made.region_parts.push_back(std::move(functions));
}

}  // namespace

constexpr Meaning regions_meaning{.order = ItemOrder::Regions, .item = regions_item};

extern const Ludeme regions = {
    .rule = "regions",
    .form =
        "(regions [<string>] [<roleType>] ({<int>} | <sites> | {<sites>} | <regionTypeStatic> | "
        "{<regionTypeStatic>}) [<string>])",
    .summary = "Names a region of the board, or gives it to a player",
    .params = {{"name", "name of the region [\"Region\" and the owner]"},
               {"role", "its owner [Neutral]"},
               {"indices", "the sites, by number"},
               {"sites", "the sites, as a region"},
               {"list", "several regions, all of which count"},
               {"static", "regions of the board fixed beforehand, such as Rows"},
               {"statics", "several of these"},
               {"hints", "name of the hints that belong to it, in a puzzle [none]"}},
    .example = "(regions \"Home\" P1 (sites Bottom))",
    .meaning = &regions_meaning,
};

}  // namespace ludens::ludemes::equipment
