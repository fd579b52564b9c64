// is_solved.cpp - (is Solved): whether a puzzle is done.
#include "ir/ops/puzzles.h"
#include "ludemes/puzzle.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_solved(Lowering& l, const Use& use) {
  const BoundId rule = puzzle_rule(l);
  if (rule == kUnbound) return l.need(use.id(), "(is Solved) without (satisfy)", ir::Type::Bool);
  std::vector<NodeId> operands = puzzle_constraints(l, l.use(rule));
  operands.insert(operands.begin(), puzzle_variables(l, l.use(rule)));
  const std::int32_t type[] = {l.space(l.default_type())};
  return l.ir.node(Op::IsSolved, operands, type);
}

}  // namespace

constexpr Meaning is_solved_meaning{.lower = lower_is_solved, .traits = kPuzzleTrait};

extern const Ludeme is_solved = {
    .rule = "deductionPuzzle.is.is",
    .form = "(is Solved)",
    .summary = "Whether every variable of a deduction puzzle is set and every constraint holds",
    .params = {},
    .example = "(is Solved)",
    .meaning = &is_solved_meaning,
};

}  // namespace ludens::ludemes::booleans
