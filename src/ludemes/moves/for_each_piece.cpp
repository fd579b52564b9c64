// for_each_piece.cpp - (forEach Piece): moves for every piece of a player, the heart of most games.
#include <algorithm>

#include "ludemes/lowering.h"

namespace ludens::ludemes::moves {

namespace {

// Each component of the player has its own generator; From and Level say where the piece stands.
NodeId lower_for_each_piece(Lowering& l, const Use& use) {
  if (use.has("top") || use.has("on")) return l.need(use.id(), "(forEach Piece) with on: or top:", ir::Type::Moves);
  const std::string_view role = use.word("role", "Mover");
  NodeId player = l.player(use, "player", "role");
  if (player == ir::kNothing) player = l.ir.node(Op::Mover);
  const bool all = role == "All" || role == "Each";
  int container = 0;
  if (use.has("container") || use.has("containerName")) {
    container = use.has("container") ? use.whole("container") : -1;
    for (size_t i = 0; i < l.equipment.containers.size(); ++i)
      if (use.has("containerName") && l.equipment.containers[i].name == use.word("containerName")) container = static_cast<int>(i);
    if (container < 0) return l.need(use.id(), "(forEach Piece) in an unknown container", ir::Type::Moves);
  }
  std::vector<std::string_view> names;
  if (use.has("name")) names.push_back(use.word("name"));
  for (const BoundId id : use.items("names")) names.push_back(l.maker.word(id));
  std::vector<NodeId> parts;
  for (size_t c = 1; c < l.equipment.components.size(); ++c) {
    const ir::Component& component = l.equipment.components[c];
    if (component.kind == ir::ComponentKind::Die) continue;
    if (!names.empty() && std::ranges::find(names, component.kind_name) == names.end() &&
        std::ranges::find(names, component.name) == names.end())
      continue;
    const BoundId moves = use.has("moves") ? use.arg("moves") : l.made.moves[c];
    if (moves == kUnbound) continue;
    Context inner = l.context;
    inner.component = static_cast<int>(c);
    const NodeId body = l.within(std::move(inner), [&] { return l.moves(moves); });
    parts.push_back(l.ir.node(Op::ForPiece, {player, body},
                              {l.space(l.default_type()), static_cast<int>(c), container, all ? 1 : 0}));
  }
  return l.ir.node(Op::Concat, parts);
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
