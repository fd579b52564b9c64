// outcome_ops.cpp - results of the game.
#include "interpreter/machine.h"
#include "runtime/outcome.h"

namespace ludens::interpreter {

namespace {

void op_nothing(Machine&, const Code&) {}

// Results for players who are out already are skipped. Immediates: kind, everybody.
void op_result(Machine& m, const Code& c) {
  const int who = m.eval(c.args[0]);
  const bool everybody = c.imm[1] != 0;
  if (m.head().over) return;
  if (!everybody && (who < 1 || who > m.layout.players || !runtime::is_active(m.view, who))) return;
  runtime::apply_result(m.layout, m.view, static_cast<runtime::ResultKind>(c.imm[0]), who, everybody);
}

}  // namespace

void add_outcome_ops(OpTable& t);

void add_outcome_ops(OpTable& t) {
  set_op(t, Op::Nothing, op_nothing);
  set_op(t, Op::Result, op_result);
}

}  // namespace ludens::interpreter
