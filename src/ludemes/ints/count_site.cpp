// count_site.cpp - (count at:...), (count Neighbours ...), ...: how much stands on sites and how many sites
// lie about them.
#include "ir/ops/regions.h"
#include "ir/ops/site_values.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

// How many neighbours of the kind each site has; -1 beyond the board.
NodeId neighbours_of(Lowering& l, SiteType type, geometry::Direction direction, NodeId site) {
  std::vector<std::int32_t> counts;
  const auto& steps = l.equipment.board.steps(type);
  for (int at = 0; at < l.equipment.board.count(type); ++at) {
    int count = 0;
    for (const geometry::Step& step : steps[at])
      if (step.type == type && (step.directions & geometry::bit(direction))) ++count;
    counts.push_back(count);
  }
  return l.ir.node(Op::Lookup, {site}, {l.ir.list(std::move(counts)), 0, -1});
}

// How many of the sites right below hold one of the pieces, or else a piece of the player.
NodeId count_below(Lowering& l, const Use& use, SiteType type) {
  const NodeId site = use.has("at") ? l.integer(use, "at") : l.ir.reg(Reg::To);
  std::vector<Sites> below = for_each_board_site(l, type, [&](int at) {
    Sites sites;
    for (const geometry::Step& step : l.equipment.board.steps(type)[at])
      if (step.type == type && (step.directions & geometry::bit(geometry::Direction::Downward)))
        sites.push_back(step.to);
    return sites;
  });
  std::vector<NodeId> whats;
  if (use.has("what")) whats.push_back(l.integer(use, "what"));
  for (const BoundId id : use.items("whats")) whats.push_back(l.integer(id));
  const NodeId there = l.ir.reg(Reg::Site);
  NodeId counts = ir::kNothing;
  if (whats.empty()) {
    const NodeId who = use.has("who") ? l.player(use.word("who")) : l.ir.constant(l.players() + 1);
    counts = l.ir.node(Op::Eq, {l.ir.node(Op::Who, {there}, {l.space(type)}), who});
  } else {
    const NodeId what = l.ir.node(Op::What, {there}, {l.space(type)});
    std::vector<NodeId> fits;
    for (const NodeId wanted : whats) fits.push_back(l.ir.node(Op::Eq, {what, wanted}));
    counts = l.ir.node(Op::Or, fits);
  }
  return l.ir.node(Op::SetSize, {l.ir.node(Op::FilterBy, {set_at(l, site, below), counts},
                                           {static_cast<int>(Reg::Site)})});
}

// Of the container called so; there is none but the board where the name is none.
NodeId sites_of_container(Lowering& l, std::string_view name) {
  for (const ir::Container& container : l.equipment.containers)
    if (container.name == name) return l.ir.constant(container.sites);
  return l.ir.constant(0);
}

NodeId lower_count_site(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const std::string_view what = use.word("countSiteType");
  if (what == "SitesPlatformBelow") return count_below(l, use, type);
  if (what == "Sites") {
    if (use.has("name")) return sites_of_container(l, use.word("name"));
    if (!use.has("in")) return l.ir.constant(1);
    return l.ir.node(Op::SetSize, {l.region(use, "in")});
  }
  const NodeId site = use.has("at") ? l.integer(use, "at") : l.ir.node(Op::LastTo);
  if (what.empty()) {
    if (use.has("in")) return l.ir.node(Op::CountIn, {l.region(use, "in")}, {l.space(type)});
    const auto& op = l.program.uses.stacks ? Op::StackSize : Op::CountAt;
    const NodeId count = l.ir.node(op, {site}, {l.space(type)});
    // Cells that hold no pieces, asked about by name: only those of hands count.
    if (use.pick("siteType", kSiteTypeNames, type) == type) return count;
    const NodeId on_board = l.ir.node(Op::Lt, {site, l.ir.constant(l.equipment.board.count(type))});
    return l.ir.node(Op::Select, {on_board, l.ir.constant(0), count});
  }
  constexpr Named<geometry::Direction> kKinds[] = {{"Adjacent", geometry::Direction::Adjacent},
                                                   {"Neighbours", geometry::Direction::All},
                                                   {"Orthogonal", geometry::Direction::Orthogonal},
                                                   {"Diagonal", geometry::Direction::Diagonal},
                                                   {"Off", geometry::Direction::OffDiagonal}};
  const NodeId first = use.has("in") ? l.ir.node(Op::First, {l.region(use, "in")}) : site;
  return neighbours_of(l, type, use.pick("countSiteType", kKinds, geometry::Direction::Adjacent), first);
}

std::uint32_t traits_of_count(const Use& use) {
  return use.has("countSiteType") ? kNoTrait : kCountsTrait;
}

}  // namespace

constexpr Meaning count_site_meaning{.lower = lower_count_site, .traits_of = traits_of_count};

extern const Ludeme count_site = {
    .rule = "count.count",
    .form =
        "(count [<countSiteType>] [<siteType>] [in:<sites> | at:<int> | <string>] [who:<roleType>] "
        "[what:<int> | whats:{<int>}])",
    .summary = "The number of items on a site or region, or of sites in it, or of neighbours of a site",
    .params = {{"countSiteType", "what to count [the pieces on the sites, each with its count]"},
               {"siteType", "the type of site [the board's default]"},
               {"in", "the region"},
               {"at", "the site [(last To)]"},
               {"name", "a container or region by name"},
               {"who", "whose pieces count, for SitesPlatformBelow [not used otherwise]"},
               {"what", "which piece counts, for SitesPlatformBelow [any]"},
               {"whats", "which pieces count, for SitesPlatformBelow [any]"}},
    .example = "(count at:(last To))",
    .meaning = &count_site_meaning,
};

}  // namespace ludens::ludemes::ints
