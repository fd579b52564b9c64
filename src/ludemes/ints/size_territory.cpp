// size_territory.cpp - (size Territory): how much empty ground a player encloses.
#include "ir/ops/groups.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_size_territory(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const NodeId players = use.has("role") ? players_of_role(l, use.word("role"))
                                         : l.ir.node(Op::BitOf, {l.player(use, "player", {})});
  const auto direction = geometry::direction_named(use.word("direction", "Adjacent"));
  const NodeId dirs = l.direction_mask(geometry::bit(direction.value_or(geometry::Direction::Adjacent)));
  return l.ir.node(Op::Territory, {players, dirs}, {l.space(type)});
}

}  // namespace

constexpr Meaning size_territory_meaning{.lower = lower_size_territory};

extern const Ludeme size_territory = {
    .rule = "size",
    .form = "(size Territory [<siteType>] (<roleType> | <moves.player>) [<absoluteDirection>])",
    .summary = "The number of empty sites in areas that touch the pieces of one player only",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"role", "the player, by role"},
               {"player", "the player, by number"},
               {"direction", "how neighbours connect [Adjacent]"}},
    .example = "(size Territory P1)",
    .meaning = &size_territory_meaning,
};

}  // namespace ludens::ludemes::ints
