// players_many.cpp - (players Enemy), (players All), ...: several players by how they stand to one.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::arrays {

namespace {

NodeId lower_players_many(Lowering& l, const Use& use) {
  using ir::Op::RoleGroup;
  constexpr Named<RoleGroup> kGroups[] = {{"All", RoleGroup::All},
                                          {"Enemy", RoleGroup::Enemy},
                                          {"Ally", RoleGroup::Ally},
                                          {"Friend", RoleGroup::Friend},
                                          {"NonMover", RoleGroup::NonMover}};
  const RoleGroup group = use.pick("playersManyType", kGroups, RoleGroup::All);
  const NodeId players = l.ir.node(Op::PlayersMask, {l.integer(use, "of")}, {static_cast<int>(group)});
  // Without teams a player is its own only friend, whatever the condition.
  const bool asks = group != RoleGroup::Friend || l.program.uses.teams;
  return l.ir.node(Op::ListPlayers, {players, asks ? l.boolean(use, "if") : ir::kNothing});
}

}  // namespace

constexpr Meaning players_many_meaning{.lower = lower_players_many};

extern const Ludeme players_many = {
    .rule = "intArray.players.players",
    .form = "(players <playersManyType> [of:<int>] [if:<boolean>])",
    .summary = "The numbers of all players, or of the allies, friends, enemies or others of one player",
    .params = {{"playersManyType", "which players"},
               {"of", "the player they relate to [(mover)]"},
               {"if", "what each player, given as (player), must meet [True]"}},
    .example = "(players Enemy of:(mover) if:(is Active (player)))",
    .meaning = &players_many_meaning,
};

}  // namespace ludens::ludemes::arrays
