// custodial.cpp - (custodial): captures a line of pieces caught between two others.
#include "ir/ops/travel.h"
#include "ludemes/direction_lowering.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_custodial(Lowering& l, const Use& use) {
  const SiteType type = capture_type(l, use);
  Range range;
  if (use.has("between")) range = lower_range(l, use.use("between").arg("range"));
  if (range.least == ir::kNothing) range = {l.ir.constant(0), l.ir.constant(kInfinity)};
  return l.ir.node(
      Op::Custodial,
      {capture_start(l, use), direction_or_adjacent(l, use, type), range.least, range.most,
       caught_condition(l, use, "between", Reg::Between, type), friend_condition(l, use, "to", Reg::To, type),
       caught_effect(l, use, "between", Reg::Between, type)},
      {l.space(type)});
}

}  // namespace

constexpr Meaning custodial_meaning{.lower = lower_custodial};

extern const Ludeme custodial = {
    .rule = "custodial",
    .form = "(custodial [<moves.from>] [<absoluteDirection>] [<moves.between>] [<moves.to>] [<then>])",
    .summary = "Applies an effect, removal by default, to each straight row of enemies flanked at both ends",
    .params = {{"from", "one end of the row [where the last move ended]"},
               {"direction", "the lines to look along [Adjacent]"},
               {"between",
                "length of the row, who can be caught and what happens [any number of enemies, removed]"},
               {"to", "what must stand at the other end [a friend]"},
               {"then", "what follows once it is done"}},
    .example = "(custodial (from (last To)) Orthogonal (between (max 1) if:(is Enemy (who at:(between)))))",
    .meaning = &custodial_meaning,
};

}  // namespace ludens::ludemes::moves
