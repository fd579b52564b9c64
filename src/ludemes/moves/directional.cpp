// directional.cpp - (directional): captures in a line that goes on in the direction of the move.
#include "ir/ops/travel.h"
#include "ir/ops/walks.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

// From is nowhere while the effect is found; without directions the line goes on as the last move went.
NodeId lower_directional(Lowering& l, const Use& use) {
  const SiteType type = capture_type(l, use);
  const NodeId directions =
      use.has("direction")
          ? l.directions(use.arg("direction"), type)
          : l.ir.node(Op::DirsBetween, {l.ir.node(Op::LastFrom), l.ir.node(Op::LastTo)}, {l.space(type)});
  const NodeId one = l.ir.constant(1);
  const NodeId body =
      l.ir.node(Op::BindReg, {l.ir.constant(-1), caught_effect(l, use, "to", Reg::From, type)},
                {static_cast<int>(Reg::From)});
  return l.ir.node(Op::ForDirection,
                   {capture_start(l, use), directions, one, l.ir.constant(kInfinity), ir::kNothing,
                    caught_condition(l, use, "to", Reg::To, type), body},
                   {l.space(type), 0});
}

}  // namespace

constexpr Meaning directional_meaning{.lower = lower_directional};

extern const Ludeme directional = {
    .rule = "directional",
    .form = "(directional [<moves.from>] [<direction>] [<moves.to>] [<then>])",
    .summary = "Applies an effect to each site along a line from a site, until one fails the condition",
    .params = {{"from", "where the line starts, itself left out [where the last move ended]"},
               {"direction", "where the line goes [on in the direction of the last move]"},
               {"to", "who is hit and what happens to them [enemies are removed]"},
               {"then", "what follows once it is done"}},
    .example = "(directional (from (last To)) (to if:(is Enemy (who at:(to))) (apply (remove (to)))))",
    .meaning = &directional_meaning,
};

}  // namespace ludens::ludemes::moves
