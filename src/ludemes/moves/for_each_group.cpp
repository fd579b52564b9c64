// for_each_group.cpp - (forEach Group): moves for every group of connected pieces.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_for_each_group(Lowering& l, const Use& use) {
  const Groups groups = groups_of(l, use);
  return l.ir.node(Op::VisitGroups,
                   {groups.origins, l.moves_with(use, "moves", {Reg::Region, Reg::Grouping})},
                   {groups.number});
}

}  // namespace

constexpr Meaning for_each_group_meaning{.lower = lower_for_each_group, .traits = kSeeksSitesTrait};

extern const Ludeme for_each_group = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Group [<siteType>] [<direction>] [if:<boolean>] <moves> [<then>])",
    .summary = "Gathers moves for each connected group of the mover, (sites) being the sites of the group",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"direction", "the steps that connect a group [Adjacent]"},
               {"if", "which sites, each in turn (to), form the groups instead of the mover's"},
               {"moves", "the moves that a group gives"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Group Orthogonal (addScore Mover (count Sites in:(sites))))",
    .meaning = &for_each_group_meaning,
};

}  // namespace ludens::ludemes::moves
