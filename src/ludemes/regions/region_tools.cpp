#include "ludemes/regions/region_tools.h"

#include <algorithm>
#include <numeric>

#include "ir/accessors.h"
#include "ir/constant_sets.h"
#include "ir/ops/growth.h"
#include "ludemes/direction_lowering.h"
#include "ludemes/roles.h"

namespace ludens::ludemes::booleans {
extern const Ludeme all_groups;
}
namespace ludens::ludemes::moves {
extern const Ludeme for_each_group;
}

namespace ludens::ludemes {

namespace {

// Joins the constant sets among these into one, which comes first.
std::vector<NodeId> join_constants(Lowering& l, const ir::OpRecord& op, std::span<const NodeId> sets) {
  std::vector<NodeId> rest;
  std::optional<ir::SiteWords> constant;
  for (const NodeId set : sets) {
    const ir::SiteWords* words = ir::constant_set(l.program, set);
    if (!words) {
      if (std::ranges::find(rest, set) == rest.end()) rest.push_back(set);
    } else if (!constant) {
      constant = *words;
    } else {
      ir::join_sets(op, *constant, *words);
    }
  }
  if (constant) rest.insert(rest.begin(), l.ir.set(std::move(*constant)));
  return rest;
}

}  // namespace

std::optional<Sites> constant_sites(const Lowering& l, NodeId set) {
  const ir::SiteWords* words = ir::constant_set(l.program, set);
  if (!words) return std::nullopt;
  return ir::sites_of_words(*words);
}

std::optional<int> constant_int(const Lowering& l, NodeId value) {
  if (value == ir::kNothing || !l.ir.is_constant(value)) return std::nullopt;
  return l.ir.value(value);
}

std::optional<geometry::DirectionMask> constant_mask(const Lowering& l, NodeId dirs) {
  return ir::constant_directions(l.program, dirs);
}

NodeId union_of(Lowering& l, std::span<const NodeId> sets) {
  std::vector<NodeId> parts = join_constants(l, Op::Union, sets);
  if (parts.size() > 1 && parts.front() == l.ir.set({})) parts.erase(parts.begin());
  if (parts.empty()) return l.ir.set({});
  return parts.size() == 1 ? parts.front() : l.ir.node(Op::Union, parts);
}

NodeId intersection_of(Lowering& l, std::span<const NodeId> sets) {
  const std::vector<NodeId> parts = join_constants(l, Op::Intersection, sets);
  if (parts.empty()) return l.ir.set({});
  return parts.size() == 1 ? parts.front() : l.ir.node(Op::Intersection, parts);
}

NodeId difference_of(Lowering& l, NodeId set, NodeId taken) {
  const NodeId both[] = {set, taken};
  if (auto words = ir::joined_constants(l.program, Op::Difference, both)) return l.ir.set(std::move(*words));
  return l.ir.node(Op::Difference, both);
}

NodeId single_site(Lowering& l, NodeId site) {
  if (const auto value = constant_int(l, site)) return l.ir.set_of(std::span(&*value, 1));
  return l.ir.node(Op::Single, {site});
}

// The same table is kept once: compared from each set that equals its first one.
SetTable add_table(Lowering& l, std::span<const Sites> sets) {
  std::vector<ir::SiteWords> table;
  for (const Sites& sites : sets) table.push_back(ir::words_of_sites(l.program.words, sites));
  auto& all = l.program.sets;
  const auto found = std::search(all.begin(), all.end(), table.begin(), table.end());
  const SetTable place{static_cast<int>(found - all.begin()), static_cast<int>(table.size())};
  if (found == all.end() && !table.empty()) {
    const auto first = static_cast<int>(all.size());
    for (ir::SiteWords& set : table) all.emplace_back(std::move(set));
    return {first, place.count};
  }
  return place;
}

NodeId set_at(Lowering& l, NodeId index, std::span<const Sites> sets) {
  if (const auto value = constant_int(l, index)) {
    if (*value < 0 || *value >= static_cast<int>(sets.size())) return l.ir.set({});
    return l.ir.set_of(sets[static_cast<size_t>(*value)]);
  }
  const SetTable table = add_table(l, sets);
  return l.ir.node(Op::SetAt, {index}, {table.first, table.count});
}

NodeId spread_of(Lowering& l, NodeId set, std::span<const Sites> sets) {
  if (const auto sites = constant_sites(l, set)) {
    Sites all;
    for (const int site : *sites)
      if (site < static_cast<int>(sets.size()))
        all.insert(all.end(), sets[static_cast<size_t>(site)].begin(), sets[static_cast<size_t>(site)].end());
    return l.ir.set_of(all);
  }
  const SetTable table = add_table(l, sets);
  if (l.program.nodes[set].op == &Op::Single)
    return l.ir.node(Op::SetAt, {ir::operand<Op::Single, "site">(l.program, set)},
                     {table.first, table.count});
  return l.ir.node(Op::Spread, {set}, {table.first, table.count});
}

NodeId value_at(Lowering& l, NodeId key, std::vector<std::int32_t> values, int otherwise) {
  if (const auto at = constant_int(l, key))
    return l.ir.constant(
        *at < 0 || *at >= static_cast<int>(values.size()) ? otherwise : values[static_cast<size_t>(*at)]);
  return l.ir.node(Op::Lookup, {key}, {l.ir.list(std::move(values)), 0, otherwise});
}

Sites board_sites(const Lowering& l, SiteType type) {
  Sites sites(static_cast<size_t>(l.equipment.board.count(type)));
  std::iota(sites.begin(), sites.end(), 0);
  return sites;
}

Sites centre_sites(const Lowering& l, SiteType type) {
  if (l.equipment.grows()) return {geometry::first_site(l.equipment.growth.window)};
  return l.equipment.board.sites_with(type, geometry::Property::Centre);
}

NodeId existing_sites(Lowering& l, NodeId sites) {
  if (!l.equipment.grows() || l.existing.contains(sites)) return sites;
  const NodeId all = l.ir.node(Op::GrownSites, {}, {static_cast<int>(Op::Grown::Existing)});
  const NodeId both[] = {sites, all};
  const NodeId out = intersection_of(l, both);
  l.existing.insert(out);
  return out;
}

Sites container_sites(const Lowering& l, int container) {
  if (container < 0 || container >= static_cast<int>(l.equipment.containers.size())) return {};
  const ir::Container& c = l.equipment.containers[static_cast<size_t>(container)];
  Sites sites(static_cast<size_t>(c.sites));
  std::iota(sites.begin(), sites.end(), c.first);
  return sites;
}

int hand_of(const Lowering& l, int player) {
  const auto& all = l.equipment.containers;
  for (size_t i = 1; i < all.size(); ++i)
    if (all[i].owner == player) return static_cast<int>(i);
  return -1;
}

NodeId site_or_region(Lowering& l, const Use& use, std::string_view site_slot, std::string_view region_slot) {
  if (use.has(region_slot)) return l.region(use, region_slot);
  return single_site(l, l.integer(use, site_slot));
}

NodeId directions_or_adjacent(Lowering& l, const Use& use, std::string_view slot, SiteType type) {
  return use.has(slot) ? l.directions(use.arg(slot), type)
                       : l.direction_mask(geometry::bit(geometry::Direction::Adjacent));
}

NodeId players_of_role(Lowering& l, std::string_view role) {
  using ir::Op::RoleGroup;
  constexpr Named<RoleGroup> kGroups[] = {
      {"All", RoleGroup::All},       {"Enemy", RoleGroup::Enemy},       {"Ally", RoleGroup::Ally},
      {"Friend", RoleGroup::Friend}, {"NonMover", RoleGroup::NonMover}, {"TeamMover", RoleGroup::TeamMover}};
  const auto group = [&](int number) { return l.ir.node(Op::PlayersMask, {ir::kNothing}, {number}); };
  for (const auto& row : kGroups)
    if (row.name == role) return group(static_cast<int>(row.value));
  if (role.starts_with("Team"))
    if (const auto number = numbered_role(role))
      return group(static_cast<int>(RoleGroup::Team1) + *number - 1);
  const NodeId player = l.player(role);
  if (const auto number = constant_int(l, player))
    return l.ir.constant(*number < 0 || *number > 30 ? 0 : 1 << *number);
  return l.ir.node(Op::BitOf, {player});
}

NodeId occupied_at(Lowering& l, SiteType type, NodeId site) {
  const NodeId empty = l.ir.node(Op::IsEmptyAt, {site}, {l.space(type)});
  std::vector<NodeId> conditions{l.ir.node(Op::Le, {l.ir.constant(0), site}), l.ir.node(Op::Not, {empty})};
  // Numbers beyond all sites are not occupied either. Sites that the rules bind are none of those.
  const int numbers = l.equipment.site_count();
  const ir::OpRef op = l.program.nodes[site].op;
  const bool bound = op == &Op::GetReg || op == &Op::LastTo || op == &Op::LastFrom;
  if (!bound || l.equipment.board.count(type) > numbers)
    conditions.push_back(l.ir.node(Op::Lt, {site, l.ir.constant(numbers)}));
  return l.ir.node(Op::And, conditions);
}

NodeId track_of_player(Lowering& l, NodeId player, std::string_view name, NamedTrack named_track) {
  const auto& tracks = l.equipment.tracks;
  const auto find = [&](auto fits) {
    for (size_t i = 0; i < tracks.size(); ++i)
      if (fits(tracks[i])) return static_cast<int>(i);
    return -1;
  };
  const auto named = [&](const geometry::Track& t) { return t.name.find(name) != std::string::npos; };
  std::vector<std::int32_t> by_player;
  for (int p = 0; p <= l.players() + 1; ++p) {
    int track = -1;
    if (!name.empty()) {
      track = find([&](const geometry::Track& t) { return named(t) && t.owner == p; });
      if (track < 0 && named_track == NamedTrack::OfAnybody) track = find(named);
    }
    if (track < 0) track = find([&](const geometry::Track& t) { return t.owner == p; });
    if (track < 0) track = find([&](const geometry::Track& t) { return t.owner == 0; });
    by_player.push_back(track);
  }
  return value_at(l, player, std::move(by_player), -1);
}

NodeId track_by_name(Lowering& l, NodeId player, std::string_view name) {
  const auto& tracks = l.equipment.tracks;
  std::vector<std::int32_t> by_player;
  for (int p = 0; p <= l.players() + 1; ++p) {
    const auto fits = [&](const geometry::Track& t) {
      if (name.empty()) return t.owner == p || t.owner == 0;
      return t.name.find(name) != std::string::npos && (p == 0 || t.owner == p);
    };
    const auto found = std::ranges::find_if(tracks, fits);
    by_player.push_back(tracks.empty()          ? -1
                        : found == tracks.end() ? 0
                                                : static_cast<int>(found - tracks.begin()));
  }
  return value_at(l, player == ir::kNothing ? l.ir.constant(0) : player, std::move(by_player),
                  tracks.empty() ? -1 : 0);
}

// Groups are of the mover's pieces unless a condition says which sites belong to one; then any piece may
// begin one.
std::vector<BoundId> ludemes_of_groups(const Lowering& l) {
  std::vector<BoundId> found;
  for (BoundId id = 0; id < l.description.bound.size(); ++id) {
    const Bound& bound = l.description.bound[id];
    if (bound.kind != BoundKind::Form) continue;
    if (bound.form->ludeme == &booleans::all_groups || bound.form->ludeme == &moves::for_each_group)
      found.push_back(id);
  }
  return found;
}

Groups groups_of(Lowering& l, const Use& use) {
  Groups groups;
  const std::string_view condition_slot = use.form().ludeme == &booleans::all_groups ? "of" : "if";
  const std::vector<BoundId> all = ludemes_of_groups(l);
  groups.number = static_cast<int>(std::ranges::find(all, use.id()) - all.begin());
  groups.type = l.site_type(use);
  groups.directions = seen_from_here(l, directions_or_adjacent(l, use, "direction", groups.type));
  const NodeId board = l.ir.set_of(board_sites(l, groups.type));
  NodeId among = ir::kNothing;
  if (use.has(condition_slot)) {
    groups.condition = l.boolean(use, condition_slot);
    among = difference_of(l, board, l.ir.node(Op::EmptySites, {}, {l.space(groups.type)}));
  } else {
    const NodeId mover = l.ir.node(Op::Mover);
    groups.condition = l.ir.node(
        Op::Eq, {l.ir.node(Op::Who, {l.ir.reg(Reg::To), ir::kNothing}, {l.space(groups.type)}), mover});
    const NodeId both[] = {board, l.ir.node(Op::OwnSites, {mover}, {l.space(groups.type)})};
    among = intersection_of(l, both);
  }
  groups.origins =
      l.ir.node(Op::GroupOrigins, {among, groups.directions, groups.condition}, {l.space(groups.type)});
  return groups;
}

NodeId visible_step(Lowering& l, const Use& use, SiteType type) {
  if (!use.has("isVisible")) return ir::kNothing;
  const NodeId to = l.ir.reg(Reg::To);
  const NodeId covered = l.ir.node(Op::IsCovered, {to}, {l.space(type)});
  const NodeId roofed = l.ir.node(Op::IsRoofed, {l.ir.reg(Reg::Aux), to}, {l.space(type)});
  const NodeId hidden =
      l.ir.node(Op::And, {l.boolean(use, "isVisible"), l.ir.node(Op::Or, {covered, roofed})});
  return l.ir.node(Op::Not, {hidden});
}

NodeId piece_of_player(Lowering& l, std::string_view name, NodeId player) {
  const auto& all = l.equipment.components;
  std::vector<std::int32_t> pieces;
  for (int p = 0; p <= l.players() + 1; ++p) {
    int found = ir::kOff;
    for (size_t i = all.size(); i-- > 1;)
      if (all[i].owner == p && all[i].name.find(name) != std::string::npos) found = static_cast<int>(i);
    pieces.push_back(found);
  }
  return value_at(l, player, std::move(pieces), ir::kOff);
}

}  // namespace ludens::ludemes
