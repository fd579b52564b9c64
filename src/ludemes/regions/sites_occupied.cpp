// sites_occupied.cpp - (sites Occupied): where pieces stand.
#include <algorithm>

#include "ir/ops/large.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

// The container asked for; kNothing for all, with `none` where there is no such.
NodeId sites_of_container(Lowering& l, const Use& use, bool& none) {
  const auto& all = l.equipment.containers;
  if (use.has("container")) {
    std::vector<Sites> sets;
    for (size_t i = 0; i < all.size(); ++i) sets.push_back(container_sites(l, static_cast<int>(i)));
    return set_at(l, l.integer(use, "container"), sets);
  }
  if (!use.has("containerString")) return ir::kNothing;
  const std::string_view name = use.word("containerString");
  if (name.find("Hand") != std::string_view::npos && use.has("byRole")) {
    std::vector<Sites> sets;
    for (int player = 0; player <= l.players() + 1; ++player) {
      int found = -1;
      for (size_t i = all.size(); i-- > 1;)
        if (all[i].owner == player && all[i].name.find(name) != std::string::npos)
          found = static_cast<int>(i);
      sets.push_back(container_sites(l, found));
    }
    return set_at(l, l.player(use.word("byRole")), sets);
  }
  for (size_t i = 0; i < all.size(); ++i)
    if (all[i].name == name) return l.ir.set_of(container_sites(l, static_cast<int>(i)));
  none = true;
  return ir::kNothing;
}

// Pieces of these names, or this number, and of these players.
NodeId pieces_asked_for(Lowering& l, const Use& use, NodeId players, SiteType type) {
  if (use.has("component"))
    return l.ir.node(Op::OwnedPiece, {l.integer(use, "component"), players}, {l.space(type)});
  std::vector<std::string_view> names;
  if (use.has("componentString")) names.push_back(use.word("componentString"));
  for (const BoundId id : use.items("components")) names.push_back(l.maker.word(id));
  std::vector<std::int32_t> components;
  for (size_t i = 1; i < l.equipment.components.size(); ++i)
    if (std::ranges::find(names, std::string_view(l.equipment.components[i].kind_name)) != names.end())
      components.push_back(static_cast<int>(i));
  return l.ir.node(Op::PiecesOfPlayers, {players}, {l.space(type), l.ir.list(std::move(components))});
}

// Where the board is named as the container, and only there, all that pieces cover is occupied, whether they
// are on top or not.
NodeId with_covered(Lowering& l, const Use& use, NodeId standing, NodeId found, SiteType type) {
  const NodeId covered = l.ir.node(Op::LargeSites, {standing}, {l.space(type)});
  if (use.has("containerString"))
    return use.word("containerString") == l.equipment.containers.front().name ? covered : found;
  if (!use.has("container")) return found;
  const NodeId is_board = l.ir.node(Op::Eq, {l.integer(use, "container"), l.ir.constant(0)});
  return l.ir.node(Op::SelectSet, {is_board, covered, found});
}

NodeId lower_sites_occupied(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use, "on");
  const bool has_role = use.has("byRole");
  const NodeId player = l.player(use, "by", "byRole");
  const NodeId players = has_role ? players_of_role(l, use.word("byRole")) : l.ir.node(Op::BitOf, {player});
  const bool by_piece = use.has("component") || use.has("componentString") || use.has("components");
  NodeId found = ir::kNothing;
  if (by_piece)
    found = pieces_asked_for(l, use, players, type);
  else if (l.program.nodes[players].op == &Op::PlayersMask)
    found = l.ir.node(Op::SitesOfPlayers, {players}, {l.space(type)});
  else
    found = l.ir.node(Op::OwnSites, {player}, {l.space(type)});
  bool none = false;
  NodeId within = sites_of_container(l, use, none);
  if (none) return l.need(use.id(), "(sites Occupied) in an unknown container", ir::Type::Set);
  // Hands have cells, so pieces in them do not count on a board of vertices or edges.
  if (within == ir::kNothing && type == l.default_type() && type != SiteType::Cell &&
      l.equipment.containers.size() > 1)
    within = l.ir.set_of(board_sites(l, type));
  if (within != ir::kNothing) {
    const NodeId both[] = {within, found};
    found = intersection_of(l, both);
  }
  const NodeId standing = found;
  if (l.program.uses.stacks && use.flag("top", true))
    found = l.ir.node(Op::TopOwned, {found, players}, {l.space(type)});
  return l.program.uses.large_pieces ? with_covered(l, use, standing, found, type) : found;
}

}  // namespace

constexpr Meaning sites_occupied_meaning{.lower = lower_sites_occupied, .traits = kSeeksSitesTrait};

extern const Ludeme sites_occupied = {
    .rule = "sites",
    .form =
        "(sites Occupied (by:<moves.player> | by:<roleType>) [container:<int> | container:<string>] "
        "[component:<int> | component:<string> | components:{<string>}] [top:<boolean>] "
        "[on:<siteType>])",
    .summary = "The sites where pieces of a player stand",
    .params = {{"by", "the owner, by number"},
               {"byRole", "the owner, by role"},
               {"container", "only in this container, by number [all]"},
               {"containerString", "only in this container, by name [all]"},
               {"component", "only this piece, by number [all]"},
               {"componentString", "only pieces with this name [all]"},
               {"components", "only pieces with these names [all]"},
               {"top", "whether only the tops of stacks count [True]"},
               {"on", "the type of site [the board's default]"}},
    .example = "(sites Occupied by:Mover component:\"Pawn\")",
    .meaning = &sites_occupied_meaning,
};

}  // namespace ludens::ludemes::regions
