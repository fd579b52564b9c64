// int_ops.cpp - integers: arithmetic, players, and what stands on a site.
#include "interpreter/kernel_call.h"
#include "interpreter/once.h"
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

// Nothing runs these two: Prepared puts what they are of in their place.
int op_level_of(Machine&, int number) {
  return number;
}
int op_level_number(Machine&, int level) {
  return level;
}
int op_level(Machine& m) {
  return m.reg(Reg::Level);
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
  set_op<Op::LevelOf, op_level_of>(t);
  set_op<Op::LevelNumber, op_level_number>(t);
  set_op<Op::GetLevel, op_level>(t);
  set_kernel<Op::Add, LUDENS_KERNEL(add)>(t);
  set_kernel<Op::Sub, LUDENS_KERNEL(sub)>(t);
  set_kernel<Op::Mul, LUDENS_KERNEL(mul)>(t);
  set_kernel<Op::Div, LUDENS_KERNEL(div)>(t);
  set_kernel<Op::Mod, LUDENS_KERNEL(mod)>(t);
  set_kernel<Op::Pow, LUDENS_KERNEL(pow)>(t);
  set_kernel<Op::Neg, LUDENS_KERNEL(neg)>(t);
  set_kernel<Op::Abs, LUDENS_KERNEL(abs)>(t);
  set_kernel<Op::Min, LUDENS_KERNEL(min)>(t);
  set_kernel<Op::Max, LUDENS_KERNEL(max)>(t);
  set_op<Op::Select, op_select>(t);
  set_kernel<Op::BoolToInt, LUDENS_KERNEL(to_int)>(t);
  set_op<Op::Mover, op_mover>(t);
  set_op<Op::Next, op_next>(t);
  set_op<Op::Prev, op_prev>(t);
  set_kernel<Op::TeamOf, LUDENS_KERNEL(team_of)>(t);
  set_kernel<Op::SetSize, LUDENS_KERNEL(size)>(t);
  set_kernel<Op::First, LUDENS_KERNEL(first)>(t);
  set_kernel<Op::What, LUDENS_KERNEL(what)>(t);
  set_kernel<Op::Who, LUDENS_KERNEL(who)>(t);
  set_kernel<Op::CountAt, LUDENS_KERNEL(count_at)>(t);
  set_kernel<Op::StateAt, LUDENS_KERNEL(state_at)>(t);
  set_kernel<Op::RotationAt, LUDENS_KERNEL(rotation_at)>(t);
  set_kernel<Op::ValueAt, LUDENS_KERNEL(value_at)>(t);
  set_kernel<Op::StackSize, LUDENS_KERNEL(stack_size)>(t);
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
