// is_connect.cpp - (is Connected), (is Blocked): whether pieces join regions, or no longer can.
#include <algorithm>

#include "ir/ops/groups.h"
#include "ludemes/equipment/static_regions.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::booleans {

namespace {

using Parts = std::vector<NodeId>;

// The parts of all regions of each player, one past the last player for everybody's.
std::vector<Parts> parts_by_owner(Lowering& l) {
  std::vector<Parts> by_owner(static_cast<size_t>(l.players()) + 2);
  for (size_t i = 0; i < l.equipment.regions.size(); ++i) {
    const ir::Region& region = l.equipment.regions[i];
    if (region.owner < 0 || region.owner >= static_cast<int>(by_owner.size())) continue;
    Parts& parts = by_owner[static_cast<size_t>(region.owner)];
    for (const Sites& part : region.parts) parts.push_back(l.ir.set_of(part));
    if (i < l.made.region_parts.size())
      for (const BoundId part : l.made.region_parts[i]) parts.push_back(l.region(part));
  }
  return by_owner;
}

// The n-th part of whoever the player is; nothing where that player has fewer.
NodeId part_of(Lowering& l, const std::vector<Parts>& by_owner, NodeId player, size_t n) {
  NodeId chosen = l.ir.set({});
  for (size_t p = 0; p < by_owner.size(); ++p)
    if (n < by_owner[p].size())
      chosen = l.ir.node(Op::SelectSet, {l.ir.node(Op::Eq, {player, l.ir.constant(static_cast<int>(p))}),
                                         by_owner[p][n], chosen});
  return chosen;
}

struct Goals {
  Parts parts;
  NodeId count = ir::kNothing;  // how many there are, where that depends on the player
};

Goals goals_of_player(Lowering& l, NodeId player) {
  const std::vector<Parts> by_owner = parts_by_owner(l);
  if (const auto known = constant_int(l, player)) {
    const bool exists = *known >= 0 && *known < static_cast<int>(by_owner.size());
    return {exists ? by_owner[static_cast<size_t>(*known)] : Parts{}};
  }
  Goals goals;
  std::vector<std::int32_t> counts;
  size_t most = 0;
  for (const Parts& parts : by_owner) {
    counts.push_back(static_cast<int>(parts.size()));
    most = std::max(most, parts.size());
  }
  for (size_t n = 0; n < most; ++n) goals.parts.push_back(part_of(l, by_owner, player, n));
  goals.count = value_at(l, player, std::move(counts), -1);
  return goals;
}

Goals goals_of(Lowering& l, const Use& use, NodeId player) {
  if (player != ir::kNothing) return goals_of_player(l, player);
  Goals goals;
  for (const BoundId id : use.items("regions")) goals.parts.push_back(l.region(id));
  if (!use.has("regionType")) return goals;
  const std::string_view family = use.word("regionType");
  for (const Sites& part : equipment::static_parts(l.equipment, family))
    goals.parts.push_back(l.ir.set_of(part));
  // Every point of the compass counts as a side, and no board has sites on all of them: all sides are never
  // joined.
  if (family.starts_with("Sides")) goals.parts.push_back(l.ir.set({}));
  return goals;
}

NodeId lower_is_connect(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const NodeId player = use.has("role") ? l.player(use.word("role")) : ir::kNothing;
  const NodeId dirs = directions_or_adjacent(l, use, "direction", type);
  Goals goals = goals_of(l, use, player);
  const NodeId count = use.has("count") ? l.integer(use, "count") : goals.count;
  std::vector<NodeId> operands;
  const bool blocked = use.word("isConnectType") == "Blocked";
  if (blocked) {
    operands = {player != ir::kNothing ? player : l.ir.node(Op::Mover), dirs, count};
  } else {
    operands = {use.has("at") ? l.integer(use, "at") : l.ir.node(Op::LastTo), dirs, player, count};
  }
  operands.insert(operands.end(), goals.parts.begin(), goals.parts.end());
  return l.ir.node(blocked ? Op::IsBlocked : Op::IsConnected, operands,
                   std::vector<std::int32_t>{l.space(type)});
}

}  // namespace

constexpr Meaning is_connect_meaning{.lower = lower_is_connect, .traits = kWholeBoardTrait};

extern const Ludeme is_connect = {
    .rule = "booleans.is.is",
    .form =
        "(is <isConnectType> [<int>] [<siteType>] [at:<int>] [<direction>] ({<sites>} | <roleType> | "
        "<regionTypeStatic>))",
    .summary =
        "Whether the pieces linked to a site join regions (Connected), or no way is left to join them "
        "(Blocked)",
    .params = {{"isConnectType", "what to ask"},
               {"count", "how many of the regions must be joined [all of them]"},
               {"siteType", "the type of site [the board's default]"},
               {"at", "a site of the connected pieces [(last To)]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"regions", "the regions to join"},
               {"role", "the player whose own regions are to be joined"},
               {"regionType", "the kind of regions of the board to join"}},
    .example = "(is Connected Mover)",
    .meaning = &is_connect_meaning,
};

}  // namespace ludens::ludemes::booleans
