// swap_pieces.cpp - (swap Pieces), (move Swap Pieces): two sites exchange their pieces.
#include "ir/ops/travel.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

// The one goes to the other's site; the other is put anew where the one was.
NodeId lower_swap_pieces(Lowering& l, const Use& use) {
  const int type = l.space(l.default_type());
  const NodeId a = use.has("siteA") ? l.integer(use, "siteA") : l.ir.node(Op::LastFrom);
  const NodeId b = use.has("siteB") ? l.integer(use, "siteB") : l.ir.node(Op::LastTo);
  const NodeId move = l.ir.node(
      Op::ActMove, {l.ir.reg(Reg::From), l.ir.reg(Reg::To), ir::kNothing, ir::kNothing}, {type, type, 0});
  const NodeId other = l.ir.node(Op::What, {l.ir.reg(Reg::To)}, {type});
  const NodeId add = l.ir.node(Op::ActAdd, {l.ir.reg(Reg::From), other, l.ir.constant(1)}, {type});
  const NodeId emit = l.emit(use, in_order(l, {move, add}), l.traits(l.default_type()));
  const Held second = hold(l, b, Reg::Aux);
  const NodeId to =
      l.ir.node(Op::ForSites, {l.ir.node(Op::Single, {second.value}), emit}, {static_cast<int>(Reg::To)});
  return holding(l, second,
                 l.ir.node(Op::ForSites, {l.ir.node(Op::Single, {a}), to}, {static_cast<int>(Reg::From)}));
}

}  // namespace

constexpr Meaning move_swap_pieces_meaning{.lower = lower_swap_pieces};

extern const Ludeme move_swap_pieces = {
    .rule = "move",
    .form = "(move Swap Pieces [<int>] [<int>] [<then>])",
    .summary = "Lets the mover exchange the pieces on two sites",
    .params = {{"siteA", "one of the sites [where the last move started]"},
               {"siteB", "the other site [where the last move ended]"},
               {"then", "what follows once it is done"}},
    .example = "(move Swap Pieces (from) (to))",
    .meaning = &move_swap_pieces_meaning,
};

constexpr Meaning swap_pieces_meaning{.lower = lower_swap_pieces};

extern const Ludeme swap_pieces = {
    .rule = "swap.swap",
    .form = "(swap Pieces [<int> <int>] [<then>])",
    .summary = "Exchanges the pieces on two sites",
    .params = {{"siteA", "one of the sites [where the last move started]"},
               {"siteB", "the other site [where the last move ended]"},
               {"then", "what follows once it is done"}},
    .example = "(swap Pieces (last From) (last To))",
    .meaning = &swap_pieces_meaning,
};

}  // namespace ludens::ludemes::moves
