// sites.cpp - (sites): regions by coordinate, by number, by a walk or by owner.
#include <algorithm>

#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

// Edges have no labels that a game could write.
Sites labelled(const Lowering& l, SiteType type, std::string_view label) {
  if (type == SiteType::Edge) return {};
  const int site = l.equipment.board.find_label(type, label);
  return site < 0 ? Sites{} : Sites{site};
}

NodeId lower_sites_coordinates(Lowering& l, const Use& use) {
  Sites sites;
  for (const BoundId id : use.items("coordinates"))
    for (const int site : labelled(l, l.site_type(use), l.maker.word(id))) sites.push_back(site);
  return l.ir.set_of(sites);
}

// Where a walk ends that starts in this direction; -1 off the board.
int walk_end(const Lowering& l, SiteType type, int site, geometry::Direction direction,
             std::span<const BoundId> walk) {
  const geometry::Topology& board = l.equipment.board;
  const auto& ways = board.supported(type, geometry::Relation::Orthogonal);
  for (const BoundId id : walk) {
    const std::string_view step = l.maker.word(id);
    if (step == "F") {
      const auto next = board.neighbours(type, direction)[site];
      if (next.empty()) return -1;
      site = next.back();
      continue;
    }
    do direction = step == "R" ? geometry::right(direction) : geometry::left(direction);
    while (!geometry::has(ways.mask, direction));
  }
  return site;
}

NodeId lower_sites_walk(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const auto& ways = l.equipment.board.supported(type, geometry::Relation::Orthogonal).in_order;
  const size_t turns = use.flag("rotations", true) ? ways.size() : std::min<size_t>(1, ways.size());
  const auto ends = for_each_board_site(l, type, [&](int site) {
    Sites sites;
    for (size_t turn = 0; turn < turns; ++turn)
      for (const BoundId walk : use.items("walks"))
        sites.push_back(walk_end(l, type, site, ways[turn], l.maker.items(walk)));
    return sites;
  });
  return set_at(l, use.has("from") ? l.integer(use, "from") : l.ir.reg(Reg::From), ends);
}

NodeId lower_sites_list(Lowering& l, const Use& use) {
  if (use.has("array")) return l.ir.node(Op::SetOfList, {l.array(use, "array")});
  Sites known;
  std::vector<NodeId> parts;
  for (const BoundId id : use.items("list")) {
    const NodeId site = l.integer(id);
    if (const auto value = constant_int(l, site))
      known.push_back(*value);
    else
      parts.push_back(l.ir.node(Op::Single, {site}));
  }
  parts.push_back(l.ir.set_of(known));
  return union_of(l, parts);
}

// Letters, then digits: "A1", "AA12", or digits alone.
bool is_coordinate(std::string_view name) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
  size_t letters = 0;
  while (letters < name.size() && letter(name[letters])) ++letters;
  if (letters == name.size() || letters > 3 || (letters > 2 && name[0] != name[1])) return false;
  return std::ranges::all_of(name.substr(letters), digit);
}

NodeId region_sites(Lowering& l, size_t region) {
  std::vector<NodeId> parts;
  for (const Sites& part : l.equipment.regions[region].parts) parts.push_back(l.ir.set_of(part));
  if (region < l.made.region_parts.size())
    for (const BoundId part : l.made.region_parts[region]) parts.push_back(l.region(part));
  return union_of(l, parts);
}

// Without an owner the name must be exact; with one, a part of it will do, and no name means all.
NodeId lower_sites_owned(Lowering& l, const Use& use) {
  const std::string_view name = use.word("name");
  const NodeId owner = l.player(use, "player", "role");
  if (owner == ir::kNothing && is_coordinate(name)) return l.ir.set_of(labelled(l, l.site_type(use), name));
  const auto& regions = l.equipment.regions;
  const auto fixed = owner == ir::kNothing ? std::nullopt : constant_int(l, owner);
  std::vector<std::vector<NodeId>> parts(static_cast<size_t>(l.players()) + 2);
  for (size_t i = 0; i < regions.size(); ++i) {
    const bool fits =
        owner == ir::kNothing ? regions[i].name == name : regions[i].name.find(name) != std::string::npos;
    const int of = owner == ir::kNothing ? 0 : regions[i].owner;
    // Other players' regions are left alone: this may stand within one of them.
    if (fixed && *fixed != of) continue;
    if (fits && of >= 0 && of < static_cast<int>(parts.size()))
      parts[static_cast<size_t>(of)].push_back(region_sites(l, i));
  }
  if (owner == ir::kNothing) return union_of(l, parts[0]);
  if (const auto player = constant_int(l, owner))
    return *player < 0 || *player >= static_cast<int>(parts.size())
               ? l.ir.set({})
               : union_of(l, parts[static_cast<size_t>(*player)]);
  std::vector<NodeId> sets;
  std::vector<Sites> table;
  for (const auto& part : parts) {
    sets.push_back(union_of(l, part));
    if (const auto sites = constant_sites(l, sets.back())) table.push_back(*sites);
  }
  if (table.size() == sets.size()) return set_at(l, owner, table);
  NodeId chosen = l.ir.set({});
  for (size_t p = 0; p < sets.size(); ++p)
    chosen = l.ir.node(Op::SelectSet,
                       {l.ir.node(Op::Eq, {owner, l.ir.constant(static_cast<int>(p))}), sets[p], chosen});
  return chosen;
}

bool is_within(const Lowering& l, BoundId outer, BoundId inner) {
  std::vector<bool> seen(l.description.bound.size(), false);
  std::vector<BoundId> todo{outer};
  while (!todo.empty()) {
    const BoundId id = todo.back();
    todo.pop_back();
    if (id == inner) return true;
    if (id == kUnbound || seen[id]) continue;
    seen[id] = true;
    for (const BoundId arg : l.description.bound.args(id)) todo.push_back(arg);
  }
  return false;
}

// The group at hand. Equal texts are bound once, so this may stand within several ludemes that make groups;
// register Grouping tells which one it is now.
NodeId lower_sites_current(Lowering& l, const Use& use) {
  const NodeId site = l.ir.reg(Reg::Region);
  NodeId current = ir::kNothing;
  for (const BoundId id : ludemes_of_groups(l)) {
    if (!is_within(l, id, use.id())) continue;
    const Groups groups = groups_of(l, l.use(id));
    const NodeId group =
        l.ir.node(Op::GroupSites, {l.ir.node(Op::Single, {site}), groups.directions, groups.condition},
                  {l.space(groups.type)});
    const NodeId is_this = l.ir.node(Op::Eq, {l.ir.reg(Reg::Grouping), l.ir.constant(groups.number)});
    current = current == ir::kNothing ? group : l.ir.node(Op::SelectSet, {is_this, group, current});
  }
  return current == ir::kNothing ? l.need(use.id(), "(sites) outside of a group", ir::Type::Set) : current;
}

}  // namespace

constexpr Meaning sites_coordinates_meaning{.lower = lower_sites_coordinates, .traits = kSeeksSitesTrait};

extern const Ludeme sites_coordinates = {
    .rule = "sites",
    .form = "(sites [<siteType>] {<string>})",
    .summary = "The sites with the given coordinates",
    .params = {{"siteType", "the type of site [the board's default]"}, {"coordinates", "the labels"}},
    .example = "(sites {\"A1\" \"B2\"})",
    .meaning = &sites_coordinates_meaning,
};

constexpr Meaning sites_walk_meaning{.lower = lower_sites_walk, .traits = kSeeksSitesTrait};

extern const Ludeme sites_walk = {
    .rule = "sites",
    .form = "(sites [<siteType>] [<int>] {{<stepType>}} [rotations:<boolean>])",
    .summary = "The sites where walks from a site end, each made of steps forward and turns",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"from", "where the walks begin [(from)]"},
               {"walks", "the walks"},
               {"rotations",
                "whether each walk begins in every orthogonal direction instead of the first, N where there "
                "is one [True]"}},
    .example = "(sites {{F F R F} {F F L F}} rotations:True)",
    .meaning = &sites_walk_meaning,
};

constexpr Meaning sites_list_meaning{.lower = lower_sites_list};

extern const Ludeme sites_list = {
    .rule = "sites",
    .form = "(sites ({<int>} | <ints>))",
    .summary = "The sites with the given numbers",
    .params = {{"list", "the sites"}, {"array", "the sites, as an array"}},
    .example = "(sites {1 2 5})",
    .meaning = &sites_list_meaning,
};

constexpr Meaning sites_current_meaning{.lower = lower_sites_current};

extern const Ludeme sites_current = {
    .rule = "sites",
    .form = "(sites)",
    .summary = "The region being looked at, such as the group in (all Groups)",
    .params = {},
    .example = "(sites)",
    .meaning = &sites_current_meaning,
};

constexpr Meaning sites_owned_meaning{.lower = lower_sites_owned, .traits = kSeeksSitesTrait};

extern const Ludeme sites_owned = {
    .rule = "sites",
    .form = "(sites [<moves.player> | <roleType>] [<siteType>] [<string>])",
    .summary = "The sites of a region of the equipment, by owner and name, or of a single coordinate",
    .params = {{"player", "the owner of the region, by number"},
               {"role", "the owner of the region, by role"},
               {"siteType", "the type of site, for a coordinate [the board's default]"},
               {"name", "a part of the name of the region, or a coordinate [every region of the owner]"}},
    .example = "(sites P1 \"Home\")",
    .meaning = &sites_owned_meaning,
};

}  // namespace ludens::ludemes::regions
