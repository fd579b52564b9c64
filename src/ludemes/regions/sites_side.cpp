// sites_side.cpp - (sites Side): one side of the board.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

// Boards of edges have the sides of their vertices where the type is named, of their cells where it is not.
NodeId lower_sites_side(Lowering& l, const Use& use) {
  const geometry::Topology& board = l.equipment.board;
  const SiteType asked = l.site_type(use);
  const SiteType type = asked == SiteType::Cell ? SiteType::Cell : SiteType::Vertex;
  if (use.word("role") == "Shared") return l.ir.set_of(board.sites_with(type, geometry::Property::Outer));
  if (use.has("direction")) {
    const auto side = geometry::direction_named(use.word("direction"));
    return l.ir.set_of(side ? board.sites_on_side(type, *side) : Sites{});
  }
  std::vector<Sites> sides(1);
  for (int p = 1; p <= l.players(); ++p) {
    const auto& facing = l.equipment.player_facing[static_cast<size_t>(p)];
    sides.push_back(facing ? board.sites_on_side(type, *facing) : Sites{});
  }
  const NodeId player = l.player(use, "player", "role");
  return player == ir::kNothing ? l.ir.set({}) : set_at(l, player, sides);
}

}  // namespace

constexpr Meaning sites_side_meaning{.lower = lower_sites_side,
                                     .traits = kSeeksSitesTrait | kWholeBoardTrait};

extern const Ludeme sites_side = {
    .rule = "sites",
    .form = "(sites Side [<siteType>] [<moves.player> | <roleType> | <compassDirection>])",
    .summary = "The sites on the side of the board in a direction, or on the side that a player faces",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"player", "the player, by number"},
               {"role", "the player, by role; Shared for all sides"},
               {"direction", "the direction of the side"}},
    .example = "(sites Side N)",
    .meaning = &sites_side_meaning,
};

}  // namespace ludens::ludemes::regions
