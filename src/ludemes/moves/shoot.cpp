// shoot.cpp - (shoot), (move Shoot): a piece fires another one along a line.
#include "ir/ops/regions.h"
#include "ir/ops/travel.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/moves/moving.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

// The sites before the landing, for (last Between).
NodeId note_flight(Lowering& l, const Use& use, SiteType type) {
  if (!l.program.uses.passed || use.form().keyword != "move") return ir::kNothing;
  const NodeId last = l.ir.node(Op::Sub, {l.ir.reg(Reg::Dist), l.ir.constant(1)});
  return l.ir.node(Op::ForWay,
                   {capture_start(l, use), l.ir.reg(Reg::Dir), l.ir.reg(Reg::Way), l.ir.constant(1), last,
                    l.ir.node(Op::ActNotePassed, {l.ir.reg(Reg::Between)})},
                   {l.space(type)});
}

// The line ends before the first site where the shot may not land; (between) is the site before that. From
// and To of the move are where it lands.
NodeId lower_shoot(Lowering& l, const Use& use) {
  const SiteType type = capture_type(l, use);
  const Use piece = use.use("piece");
  const Held what = hold(l,
                         piece.has("name") ? l.ir.constant(l.component_named(piece.word("name")))
                                           : l.integer(piece, "component"),
                         Reg::Aux);
  if (l.ir.is_constant(what.value) && l.ir.value(what.value) < 0)
    return l.need(use.id(), "(shoot) of a piece that is not there", ir::Type::Moves);
  NodeId landing = ir::kNothing;
  if (use.has("to")) {
    landing = l.boolean(use.use("to"), "if");
  } else {
    landing = l.ir.node(Op::IsEmptyAt, {l.ir.reg(Reg::To)}, {l.space(type)});
  }
  const NodeId add =
      l.ir.node(Op::ActAdd, {l.ir.reg(Reg::To), what.value, l.ir.constant(1)}, {l.space(type)});
  const NodeId actions = in_order(l, {note_flight(l, use, type), add});
  const NodeId emit = l.ir.node(Op::BindReg, {l.ir.reg(Reg::To), l.emit(use, actions, l.traits(type))},
                                {static_cast<int>(Reg::From)});
  const NodeId shots = l.ir.node(Op::ForDirection,
                                 {capture_start(l, use), direction_or_adjacent(l, use, type),
                                  l.ir.constant(1), l.ir.constant(kInfinity), ir::kNothing, landing, emit},
                                 {l.space(type), 1});
  return holding(l, what, shots);
}

}  // namespace

constexpr Meaning move_shoot_meaning{.lower = lower_shoot};

extern const Ludeme move_shoot = {
    .rule = "move",
    .form =
        "(move Shoot <moves.piece> [<moves.from>] [<absoluteDirection>] [<moves.between>] [<moves.to>] "
        "[<then>])",
    .summary = "Lets the mover put a new piece on any site of a straight line from a site, up to an obstacle",
    .params = {{"piece", "what is shot"},
               {"from", "where the line starts [where the last move ended]"},
               {"direction", "the lines to shoot along [Adjacent]"},
               {"between", "description of the sites on the way [empty]"},
               {"to", "where it may land; the line ends at the first site where it may not [an empty site]"},
               {"then", "what follows once it is done"}},
    .example = "(move Shoot (piece \"Dot0\"))",
    .meaning = &move_shoot_meaning,
};

constexpr Meaning shoot_meaning{.lower = lower_shoot};

extern const Ludeme shoot = {
    .rule = "shoot",
    .form =
        "(shoot <moves.piece> [<moves.from>] [<absoluteDirection>] [<moves.between>] [<moves.to>] [<then>])",
    .summary = "Puts a new piece on any site of a straight line from a site, up to an obstacle",
    .params = {{"piece", "what is shot"},
               {"from", "where the line starts [where the last move ended]"},
               {"direction", "the lines to shoot along [Adjacent]"},
               {"between", "description of the sites on the way [empty]"},
               {"to", "where it may land; the line ends at the first site where it may not [an empty site]"},
               {"then", "what follows once it is done"}},
    .example = "(shoot (piece \"Dot0\") Orthogonal)",
    .meaning = &shoot_meaning,
};

}  // namespace ludens::ludemes::moves
