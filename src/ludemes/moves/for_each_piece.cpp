// for_each_piece.cpp - (forEach Piece): moves for every piece of a player, the heart of most games.
#include <algorithm>

#include "ir/ops/travel.h"
#include "ludemes/moves/moving.h"

namespace ludens::ludemes::moves {

namespace {

// The container that is meant: the board unless the rule says otherwise; -1 if there is none of that name.
int container_meant(Lowering& l, const Use& use) {
  if (use.has("container")) {
    const int container = use.whole("container");
    return container < static_cast<int>(l.equipment.containers.size()) ? container : -1;
  }
  if (!use.has("containerName")) return 0;
  for (size_t i = 0; i < l.equipment.containers.size(); ++i)
    if (l.equipment.containers[i].name == use.word("containerName")) return static_cast<int>(i);
  return -1;
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
NodeId lower_for_each_piece(Lowering& l, const Use& use) {
  const std::string_view role = use.word("role", "Mover");
  NodeId player = l.player(use, "player", "role");
  if (player == ir::kNothing) player = l.ir.node(Op::Mover);
  const bool everybody = role == "All" || role == "Each";
  const int container = container_meant(l, use);
  if (container < 0) return l.ir.node(Op::NoMoves);
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
    NodeId body = l.within(std::move(inner), [&] { return l.moves(moves); });
    for (const SiteType type : site_types_meant(l, use, container)) {
      NodeId each = body;
      if (top != ir::kNothing && l.program.uses.stacks) {
        const NodeId on_top =
            l.ir.node(Op::Eq, {l.ir.reg(Reg::Level), top_level(l, l.ir.reg(Reg::From), type)});
        each = l.ir.node(Op::IfMoves, {l.ir.node(Op::Or, {l.ir.node(Op::Not, {top}), on_top}), body});
      }
      parts.push_back(l.ir.node(Op::ForPiece, {player, each},
                                {l.space(type), static_cast<int>(c), container, everybody ? 1 : 0}));
    }
  }
  const NodeId all = parts.size() == 1 ? parts[0] : l.ir.node(Op::Concat, parts);
  const int filters = static_cast<int>(l.context.filters.size());
  if (filters == 0 || l.program.nodes[player].op == &Op::Mover) return all;
  return l.ir.node(Op::OuterTurn, {all}, {filters});
}

}  // namespace

constexpr Meaning for_each_piece_meaning{.lower = lower_for_each_piece};

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
