// sites_around.cpp - (sites Around): what lies about a site.
#include "geometry/queries.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

// Who may stand on the sites, by the owners of the pieces themselves.
NodeId standing(Lowering& l, std::string_view kind, SiteType type) {
  const auto of_players = [&](NodeId players) {
    return l.ir.node(Op::SitesOfPlayers, {players}, {l.space(type)});
  };
  const NodeId own[] = {l.ir.node(Op::OwnSites, {l.ir.node(Op::Mover)}, {l.space(type)}),
                        l.ir.node(Op::OwnSites, {l.ir.constant(l.players() + 1)}, {l.space(type)})};
  const NodeId empty = l.ir.node(Op::EmptySites, {}, {l.space(type)});
  const NodeId board = l.ir.set_of(board_sites(l, type));
  if (kind == "Empty") return empty;
  if (kind == "NotEmpty") return difference_of(l, board, empty);
  if (kind == "Own" || (kind == "NotEnemy" && !l.program.uses.teams)) return union_of(l, own);
  if (kind == "Enemy") return of_players(players_of_role(l, "Enemy"));
  // Where there are teams, the language takes this for enemies and what belongs to all.
  if (kind == "NotEnemy") {
    const NodeId both[] = {of_players(players_of_role(l, "Enemy")), own[1]};
    return union_of(l, both);
  }
  const NodeId others[] = {empty, own[0], own[1]};
  return difference_of(l, board, union_of(l, others));  // NotOwn
}

NodeId lower_sites_around(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const NodeId centre = site_or_region(l, use, "site", "region");
  const NodeId distance = use.has("distance") ? l.integer(use, "distance") : l.ir.constant(1);
  const auto fixed = constant_int(l, distance);
  const auto direction =
      geometry::direction_named(use.word("direction", "Adjacent")).value_or(geometry::Direction::Adjacent);
  NodeId found = ir::kNothing;
  if (fixed) {
    const auto around = for_each_board_site(l, type, [&](int site) {
      return geometry::sites_around(l.equipment.board, type, site, direction, *fixed);
    });
    const SetTable table = use.has("if") ? add_table(l, around) : SetTable{};
    found = use.has("if")
                ? l.ir.node(Op::SpreadIf, {centre, l.boolean(use, "if")}, {table.first, table.count})
                : spread_of(l, centre, around);
  } else {
    found = l.ir.node(Op::AroundSites, {centre, distance, l.boolean(use, "if")},
                      {l.space(type), static_cast<int>(direction)});
  }
  if (use.has("regionType")) {
    const NodeId kept = standing(l, use.word("regionType"), type);
    const NodeId both[] = {found, kept};
    found = intersection_of(l, both);
  }
  const NodeId both[] = {found, centre};
  if (!use.has("includeSelf")) return difference_of(l, found, centre);
  const NodeId included = l.boolean(use, "includeSelf");
  if (included == l.ir.boolean(true)) return union_of(l, both);
  if (included == l.ir.boolean(false)) return difference_of(l, found, centre);
  return l.ir.node(Op::SelectSet, {included, union_of(l, both), difference_of(l, found, centre)});
}

}  // namespace

constexpr Meaning sites_around_meaning{.lower = lower_sites_around, .traits = kSeeksSitesTrait};

extern const Ludeme sites_around = {
    .rule = "sites",
    .form =
        "(sites Around [<siteType>] (<int> | <sites>) [<regionTypeDynamic>] [distance:<int>] "
        "[<absoluteDirection>] [if:<boolean>] [includeSelf:<boolean>])",
    .summary = "The sites at some distance from a site or region, straight along the directions",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"site", "the site in the middle"},
               {"region", "the region in the middle"},
               {"regionType", "only sites of this kind [all]"},
               {"distance", "how far away [1]"},
               {"direction", "the directions to look in [Adjacent]"},
               {"if", "what each site, given as (to), must meet [True]"},
               {"includeSelf", "whether the middle belongs to the result [False]"}},
    .example = "(sites Around (last To) Orthogonal if:(is Empty (to)))",
    .meaning = &sites_around_meaning,
};

}  // namespace ludens::ludemes::regions
