// sizes_group.cpp - (sizes Group): the sizes of all groups.
#include "ludemes/direction_lowering.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::arrays {

namespace {

// Without an owner all pieces count, whoever's neighbours they are. A condition is asked of Shared pieces
// first.
NodeId lower_sizes_group(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const NodeId board = l.ir.set_of(board_sites(l, type));
  const NodeId empty = l.ir.node(Op::EmptySites, {}, {l.space(type)});
  const bool anybody = use.has("role") ? use.word("role") == "All" || use.word("role") == "Shared"
                                       : !use.has("of") && !use.has("if");
  const NodeId to = l.ir.reg(Reg::To);
  NodeId among = difference_of(l, board, empty);
  NodeId condition = ir::kNothing;
  if (anybody) {
    const NodeId some[] = {
        among, l.ir.node(Op::SitesOfPlayers, {l.ir.constant((2 << l.players()) - 2)}, {l.space(type)})};
    among = intersection_of(l, some);
    condition = l.ir.node(Op::Not, {l.ir.node(Op::IsEmptyAt, {to}, {l.space(type)})});
  } else {
    const NodeId who = use.has("if")   ? l.ir.constant(l.players() + 1)
                       : use.has("of") ? l.integer(use, "of")
                                       : l.player(use.word("role"));
    const NodeId own[] = {among, l.ir.node(Op::OwnSites, {who}, {l.space(type)})};
    among = intersection_of(l, own);
    condition = use.has("if")
                    ? l.boolean(use, "if")
                    : l.ir.node(Op::Eq, {l.ir.node(Op::Who, {to, ir::kNothing}, {l.space(type)}), who});
  }
  const NodeId connects = visible_step(l, use, type);
  if (connects != ir::kNothing)
    among = l.ir.node(Op::FilterBy,
                      {among, l.ir.node(Op::Not, {l.ir.node(Op::IsCovered, {to}, {l.space(type)})})},
                      {static_cast<int>(Reg::To)});
  const NodeId least = use.has("min") ? l.integer(use, "min") : l.ir.constant(0);
  return l.ir.node(Op::ListGroupSizes,
                   {among, seen_from_here(l, directions_or_adjacent(l, use, "direction", type)), condition,
                    connects, least},
                   {l.space(type)});
}

}  // namespace

constexpr Meaning sizes_group_meaning{.lower = lower_sizes_group};

extern const Ludeme sizes_group = {
    .rule = "sizes",
    .form =
        "(sizes Group [<siteType>] [<direction>] [<roleType> | of:<int> | if:<boolean>] [min:<int>] "
        "[isVisible:<boolean>])",
    .summary = "The sizes of the groups of connected pieces of a player, or of sites that meet a condition",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"role", "whose pieces, by role [All]"},
               {"of", "whose pieces, by player number"},
               {"if", "which sites belong to groups"},
               {"min", "the smallest group to list [0]"},
               {"isVisible", "whether pieces covered from above are left out [False]"}},
    .example = "(sizes Group Orthogonal P1)",
    .meaning = &sizes_group_meaning,
};

}  // namespace ludens::ludemes::arrays
