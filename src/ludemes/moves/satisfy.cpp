// satisfy.cpp - (satisfy): the constraints of a deduction puzzle.
#include "ir/ops/puzzles.h"
#include "ludemes/puzzle.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_satisfy(Lowering& l, const Use& use) {
  const SiteType type = l.default_type();
  const ir::ValueRange values = l.equipment.values[static_cast<size_t>(type)];
  const NodeId action = l.ir.node(
      Op::ActSetKnown, {l.ir.reg(Reg::To), l.ir.reg(Reg::Value), l.ir.reg(Reg::Aux)}, {l.space(type)});
  const int kind = l.add_kind(use, action, l.traits(type));
  std::vector<NodeId> operands = puzzle_constraints(l, use);
  operands.insert(operands.begin(), puzzle_variables(l, use));
  const std::int32_t attributes[] = {l.space(type), values.min, values.max, kind};
  return l.ir.node(Op::Satisfy, operands, attributes);
}

}  // namespace

constexpr Meaning satisfy_meaning{.lower = lower_satisfy, .traits = kPuzzleTrait};

extern const Ludeme satisfy = {
    .rule = "satisfy",
    .form = "(satisfy (<boolean> | {<boolean>}))",
    .summary = "Lets the player give a value to any open site of a puzzle unless that breaks a constraint",
    .params = {{"constraint", "the constraint"}, {"constraints", "the constraints"}},
    .example = "(satisfy {(all Different) (is Unique)})",
    .meaning = &satisfy_meaning,
};

}  // namespace ludens::ludemes::moves
