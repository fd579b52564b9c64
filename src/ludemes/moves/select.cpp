// select.cpp - (select), (move Select): picks a site, or two, and leaves the rest to (then).
#include <numeric>

#include "ludemes/moves/moving.h"

namespace ludens::ludemes::moves {

namespace {

NodeId sites_on_board(Lowering& l, NodeId sites, SiteType type) {
  if (type == SiteType::Cell) return sites;
  std::vector<int> board(static_cast<size_t>(l.equipment.board.count(type)));
  std::iota(board.begin(), board.end(), 0);
  return l.ir.node(Op::Intersection, {sites, l.ir.set_of(board)});
}

// From and To are both the chosen site while its condition is tested.
NodeId lower_select(Lowering& l, const Use& use) {
  const Use from = use.use("from");
  MoveTraits traits = l.traits(l.site_type(from));
  const bool stacks = l.program.uses.stacks;
  if (stacks)
    traits.from_level =
        from.has("level") ? l.level(from, "level") : top_level(l, l.ir.reg(Reg::From), traits.from_type);
  traits.to_level = traits.from_level;
  NodeId body = ir::kNothing;
  if (use.has("to")) {
    const Use to = use.use("to");
    traits.to_type = l.site_type(to);
    if (stacks)
      traits.to_level =
          to.has("level") ? l.level(to, "level") : top_level(l, l.ir.reg(Reg::To), traits.to_type);
    body = l.emit(use, l.ir.node(Op::Do), traits);
    if (to.has("if")) body = l.ir.node(Op::IfMoves, {l.boolean(to, "if"), body});
    NodeId targets = sites_or_site(l, to);
    if (targets == ir::kNothing) targets = l.ir.node(Op::Single, {l.ir.reg(Reg::To)});
    body = l.ir.node(Op::ForSites, {sites_on_board(l, targets, traits.to_type), body},
                     {static_cast<int>(Reg::To)});
  } else {
    body = l.emit(use, l.ir.node(Op::Do), traits);
  }
  if (from.has("if")) body = l.ir.node(Op::IfMoves, {l.boolean(from, "if"), body});
  body = l.ir.node(Op::BindReg, {l.ir.reg(Reg::From), body}, {static_cast<int>(Reg::To)});
  NodeId sites = sites_or_site(l, from);
  if (sites == ir::kNothing) sites = l.ir.node(Op::Single, {l.ir.reg(Reg::From)});
  const NodeId moves = l.ir.node(Op::ForSites, {sites_on_board(l, sites, traits.from_type), body},
                                 {static_cast<int>(Reg::From)});
  return offered_to(l, use, l.player(use, "", "role"), moves);
}

}  // namespace

constexpr Meaning move_select_meaning{.lower = lower_select};

extern const Ludeme move_select = {
    .rule = "move",
    .form = "(move Select <moves.from> [<moves.to>] [<roleType>] [<then>])",
    .summary = "Lets the mover choose a site, or one site and another, without any change",
    .params = {{"from", "the sites to choose from"},
               {"to", "the second sites to choose from [none]"},
               {"role", "the player who makes the move [Mover]"},
               {"then", "what follows once it is done"}},
    .example = "(move Select (from (sites Occupied by:Mover)) (then (remove (last To))))",
    .meaning = &move_select_meaning,
};

constexpr Meaning select_meaning{.lower = lower_select};

extern const Ludeme select = {
    .rule = "select",
    .form = "(select <moves.from> [<moves.to>] [<roleType>] [<then>])",
    .summary = "Picks a site, or one site and another, without any change",
    .params = {{"from", "the sites to choose from"},
               {"to", "the second sites to choose from [none]"},
               {"role", "the player who makes the move [Mover]"},
               {"then", "what follows once it is done"}},
    .example = "(select (from (last To)) (then (remove (last To))))",
    .meaning = &select_meaning,
};

}  // namespace ludens::ludemes::moves
