// for_each_piece.cpp - (forEach Piece): moves for every piece of a player, the heart of most games.
#include <algorithm>
#include <optional>

#include "ir/ops/travel.h"
#include "ludemes/moves/moving.h"

namespace ludens::ludemes::moves {

namespace {

// The containers that may be meant: the board unless the rule says otherwise; none if there is none of that
// name or number, all of them if the number depends on the state.
std::vector<int> containers_meant(Lowering& l, const Use& use) {
  const int count = static_cast<int>(l.equipment.containers.size());
  std::vector<int> all;
  if (use.has("container")) {
    const std::optional<double> number = l.maker.number(use.arg("container"));
    for (int i = 0; i < count; ++i)
      if (!number || *number == i) all.push_back(i);
  } else if (use.has("containerName")) {
    for (int i = 0; i < count && all.empty(); ++i)
      if (l.equipment.containers[static_cast<size_t>(i)].name == use.word("containerName")) all.push_back(i);
  } else {
    all.push_back(0);
  }
  return all;
}

// The kinds of site on which to look. Those beyond the board belong to the board's own kind.
std::vector<SiteType> site_types_meant(Lowering& l, const Use& use, int container) {
  if (container > 0) return {l.default_type()};
  if (use.has("on")) return {l.site_type(use, "on")};
  std::vector<SiteType> out;
  for (const auto& row : kSiteTypeNames)
    if (l.program.uses.site_type[l.space(row.value)]) out.push_back(row.value);
  return out;
}

bool is_meant(const ir::Component& component, const std::vector<std::string_view>& names) {
  return names.empty() || std::ranges::find(names, component.kind_name) != names.end();
}

// Each component of the player has its own generator; From and Level say where the piece stands.
NodeId pieces_in(Lowering& l, const Use& use, NodeId player, int container) {
  const std::string_view role = use.word("role", "Mover");
  const bool everybody = role == "All" || role == "Each";
  std::vector<std::string_view> names;
  if (use.has("name")) names.push_back(use.word("name"));
  for (const BoundId id : use.items("names")) names.push_back(l.maker.word(id));
  const NodeId top = l.boolean(use, "top");
  std::vector<NodeId> parts;
  for (size_t c = 1; c < l.equipment.components.size(); ++c) {
    const ir::Component& component = l.equipment.components[c];
    if (component.kind == ir::ComponentKind::Die || !is_meant(component, names)) continue;
    if (l.ir.is_constant(player) && !everybody && component.owner != l.ir.value(player)) continue;
    const BoundId moves = use.has("moves") ? use.arg("moves") : l.made.moves[c];
    if (moves == kUnbound) continue;
    Context inner = l.context;
    inner.component = static_cast<int>(c);
    inner.bound |= 1u << static_cast<int>(Reg::From) | 1u << static_cast<int>(Reg::Level);
    NodeId body = l.within(std::move(inner), [&] { return l.moves(moves); });
    for (const SiteType type : site_types_meant(l, use, container)) {
      NodeId each = body;
      if (top != ir::kNothing && l.program.uses.stacks) {
        const NodeId on_top = l.ir.node(Op::Eq, {l.ir.level_number(l.ir.node(Op::GetLevel)),
                                                 l.ir.level_number(top_level(l, l.ir.reg(Reg::From), type))});
        each = l.ir.node(Op::IfMoves, {l.ir.node(Op::Or, {l.ir.node(Op::Not, {top}), on_top}), body});
      }
      parts.push_back(l.ir.node(Op::ForPiece, {player, each},
                                {l.space(type), static_cast<int>(c), container, everybody ? 1 : 0}));
    }
  }
  return parts.size() == 1 ? parts[0] : l.ir.node(Op::Concat, parts);
}

NodeId lower_for_each_piece(Lowering& l, const Use& use) {
  NodeId player = l.player(use, "player", "role");
  if (player == ir::kNothing) player = l.ir.node(Op::Mover);
  std::vector<NodeId> parts;
  const std::vector<int> containers = containers_meant(l, use);
  for (const int container : containers) {
    NodeId part = pieces_in(l, use, player, container);
    if (containers.size() > 1)
      part = l.ir.node(
          Op::IfMoves,
          {l.ir.node(Op::Eq, {l.integer(use, "container"), l.ir.constant(container)}), part, ir::kNothing});
    parts.push_back(part);
  }
  if (parts.empty()) return l.ir.node(Op::NoMoves);
  const NodeId all = parts.size() == 1 ? parts[0] : l.ir.node(Op::Concat, parts);
  const int filters = static_cast<int>(l.context.filters.size());
  if (filters == 0 || l.program.nodes[player].op == &Op::Mover) return all;
  return l.ir.node(Op::OuterTurn, {all}, {filters});
}

std::uint32_t traits_of_top(const Use& use) {
  return use.has("top") ? kStacksTrait : kNoTrait;
}

}  // namespace

constexpr Meaning for_each_piece_meaning{
    .lower = lower_for_each_piece, .traits = kSeeksSitesTrait, .traits_of = traits_of_top};

extern const Ludeme for_each_piece = {
    .rule = "operators.foreach.forEach",
    .form =
        "(forEach Piece [on:<siteType>] [<string> | {<string>}] [container:<int> | <string>] [<moves>] "
        "[<moves.player> | <roleType>] [top:<boolean>] [<then>])",
    .summary = "Gathers moves, the pieces' own by default, for each piece of a player, (from) being its site",
    .params = {{"on", "kind of site on which to look [any]"},
               {"name", "only pieces of that name [any piece]"},
               {"names", "only pieces of these names [any piece]"},
               {"container", "only pieces in the container of that number [the board]"},
               {"containerName", "only pieces in the container of that name [the board]"},
               {"moves", "the moves to use instead of the pieces' own"},
               {"player", "owner of the pieces, by number [the mover]"},
               {"role", "owner of the pieces, by role [Mover]"},
               {"top", "whether only the top of a stack counts [False]"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Piece)",
    .meaning = &for_each_piece_meaning,
};

}  // namespace ludens::ludemes::moves
