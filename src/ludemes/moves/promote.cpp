// promote.cpp - (promote), (move Promote): a piece becomes another.
#include "ir/ops/travel.h"
#include "ludemes/moves/moving.h"
#include "ludemes/named_pieces.h"

namespace ludens::ludemes::moves {

namespace {

// The first component of that name, or part of a name, which belongs to the player; 0 where there is none.
NodeId piece_of(Lowering& l, std::string_view name, NodeId owner) {
  const auto owned_by = [&](int player) {
    for (size_t i = 1; i < l.equipment.components.size(); ++i) {
      const ir::Component& component = l.equipment.components[i];
      if (component.owner == player && component.name.find(name) != std::string::npos)
        return static_cast<int>(i);
    }
    return 0;
  };
  if (l.ir.is_constant(owner)) return l.ir.constant(owned_by(l.ir.value(owner)));
  NodeId out = l.ir.constant(0);
  for (int p = 0; p <= l.players() + 1; ++p)
    if (const int found = owned_by(p); found != 0)
      out = l.ir.node(Op::Select, {l.ir.node(Op::Eq, {owner, l.ir.constant(p)}), l.ir.constant(found), out});
  return out;
}

std::vector<NodeId> promoted_pieces(Lowering& l, const Use& use) {
  const NodeId owner = l.player(use, "player", "role");
  return listed_pieces(l, use.use("piece"), [&](std::string_view name) {
    return owner != ir::kNothing ? piece_of(l, name, owner) : named_piece(l, use, name);
  });
}

NodeId lower_promote(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  std::vector<NodeId> parts;
  for (const NodeId what : promoted_pieces(l, use)) {
    const Held held = hold(l, what, Reg::Aux);
    const NodeId actions = l.ir.node(Op::ActPromote, {l.ir.reg(Reg::To), held.value}, {l.space(type)});
    const NodeId site = use.has("site") ? l.integer(use, "site") : l.ir.reg(Reg::To);
    NodeId emit =
        l.ir.node(Op::EmitSet, {l.ir.node(Op::Single, {site})}, {l.add_kind(use, actions, l.traits(type))});
    if (!l.ir.is_constant(what))
      emit = l.ir.node(Op::IfMoves, {l.ir.node(Op::Lt, {l.ir.constant(0), what}), emit});
    parts.push_back(holding(l, held, emit));
  }
  return parts.size() == 1 ? parts[0] : l.ir.node(Op::Concat, parts);
}

}  // namespace

constexpr Meaning move_promote_meaning{.lower = lower_promote};

extern const Ludeme move_promote = {
    .rule = "move",
    .form = "(move Promote [<siteType>] [<int>] <moves.piece> [<moves.player> | <roleType>] [<then>])",
    .summary = "Lets the mover choose what a piece turns into",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"site", "where the piece stands [(to)]"},
               {"piece", "what it may become"},
               {"player", "owner of the new piece, by number [the named piece's own]"},
               {"role", "owner of the new piece, by role [the named piece's own]"},
               {"then", "what follows once it is done"}},
    .example = "(move Promote (last To) (piece {\"Queen\" \"Knight\"}) Mover)",
    .meaning = &move_promote_meaning,
};

constexpr Meaning promote_meaning{.lower = lower_promote};

extern const Ludeme promote = {
    .rule = "promote",
    .form = "(promote [<siteType>] [<int>] <moves.piece> [<moves.player> | <roleType>] [<then>])",
    .summary = "Turns a piece into another",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"site", "where the piece stands [(to)]"},
               {"piece", "what it becomes"},
               {"player", "owner of the new piece, by number [the named piece's own]"},
               {"role", "owner of the new piece, by role [the named piece's own]"},
               {"then", "what follows once it is done"}},
    .example = "(promote (last To) (piece \"Queen\") Mover)",
    .meaning = &promote_meaning,
};

}  // namespace ludens::ludemes::moves
