// int_ops.cpp - integers: arithmetic, players, and what stands on a site.
#include "interpreter/once.h"
#include "interpreter/op_call.h"
#include "runtime/kernels/numbers.h"
#include "runtime/kernels/sets.h"
#include "runtime/kernels/sites.h"

namespace ludens::interpreter {

namespace {

int op_const(Machine&, int value) {
  return value;
}
int op_reg(Machine& m, Reg reg) {
  return m.reg(reg);
}

int op_select(Machine& m, Lazy<Type::Bool> condition, Lazy<Type::Int> then, Lazy<Type::Int> otherwise) {
  return m.eval(test_once(m, condition) ? then : otherwise);
}
int op_mover(Machine& m) {
  return m.head().mover;
}
int op_next(Machine& m) {
  return m.head().next;
}
int op_prev(Machine& m) {
  return m.head().prev;
}

int op_last_from(Machine& m) {
  return m.head().last_from;
}
int op_last_to(Machine& m) {
  return m.head().last_to;
}
int op_after_from(Machine& m) {
  return m.head().after_from;
}
int op_after_to(Machine& m) {
  return m.head().after_to;
}
int op_after_level_from(Machine& m) {
  return m.head().after_level_from;
}
int op_after_level_to(Machine& m) {
  return m.head().after_level_to;
}
int op_turn_from(Machine& m) {
  return runtime::turn_began(m.head());
}
int op_last_level_from(Machine& m) {
  return m.head().last_level_from;
}
int op_last_level_to(Machine& m) {
  return m.head().last_level_to;
}

}  // namespace

void add_int_ops(OpTable& t);

void add_int_ops(OpTable& t) {
  set_op<Op::Const, op_const>(t);
  set_op<Op::GetReg, op_reg>(t);
  set_op<Op::Add, kernels::add>(t);
  set_op<Op::Sub, kernels::sub>(t);
  set_op<Op::Mul, kernels::mul>(t);
  set_op<Op::Div, kernels::div>(t);
  set_op<Op::Mod, kernels::mod>(t);
  set_op<Op::Pow, kernels::pow>(t);
  set_op<Op::Neg, kernels::neg>(t);
  set_op<Op::Abs, kernels::abs>(t);
  set_op<Op::Min, kernels::min>(t);
  set_op<Op::Max, kernels::max>(t);
  set_op<Op::Select, op_select>(t);
  set_op<Op::BoolToInt, kernels::to_int>(t);
  set_op<Op::Mover, op_mover>(t);
  set_op<Op::Next, op_next>(t);
  set_op<Op::Prev, op_prev>(t);
  set_op<Op::TeamOf, kernels::team_of<Machine>>(t);
  set_op<Op::SetSize, kernels::size<Machine>>(t);
  set_op<Op::First, kernels::first<Machine>>(t);
  set_op<Op::What, kernels::what<Machine, SiteType>>(t);
  set_op<Op::Who, kernels::who<Machine, SiteType>>(t);
  set_op<Op::CountAt, kernels::count_at<Machine, SiteType>>(t);
  set_op<Op::StateAt, kernels::state_at<Machine, SiteType>>(t);
  set_op<Op::RotationAt, kernels::rotation_at<Machine, SiteType>>(t);
  set_op<Op::ValueAt, kernels::value_at<Machine, SiteType>>(t);
  set_op<Op::StackSize, kernels::stack_size<Machine, SiteType>>(t);
  set_op<Op::LastFrom, op_last_from>(t);
  set_op<Op::AfterFrom, op_after_from>(t);
  set_op<Op::AfterTo, op_after_to>(t);
  set_op<Op::AfterLevelFrom, op_after_level_from>(t);
  set_op<Op::AfterLevelTo, op_after_level_to>(t);
  set_op<Op::TurnFrom, op_turn_from>(t);
  set_op<Op::LastTo, op_last_to>(t);
  set_op<Op::LastLevelFrom, op_last_level_from>(t);
  set_op<Op::LastLevelTo, op_last_level_to>(t);
}

}  // namespace ludens::interpreter
