// int_ops.cpp - integers: arithmetic, players, and what stands on a site.
#include "interpreter/kernel_call.h"
#include "runtime/kernels/course.h"
#include "runtime/kernels/numbers.h"
#include "runtime/kernels/sets.h"
#include "runtime/kernels/sites.h"

namespace ludens::interpreter {

namespace {

// Of registers only the interpreter knows; for kernels they are numbers.
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

}  // namespace

void add_int_ops(OpTable& t);

void add_int_ops(OpTable& t) {
  set_kernel<Op::Const, LUDENS_KERNEL(const_)>(t);
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
  set_kernel<Op::Select, LUDENS_KERNEL(select)>(t);
  set_kernel<Op::BoolToInt, LUDENS_KERNEL(to_int)>(t);
  set_kernel<Op::Mover, LUDENS_KERNEL(mover)>(t);
  set_kernel<Op::Next, LUDENS_KERNEL(next)>(t);
  set_kernel<Op::Prev, LUDENS_KERNEL(prev)>(t);
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
  set_kernel<Op::LastFrom, LUDENS_KERNEL(last_from)>(t);
  set_kernel<Op::AfterFrom, LUDENS_KERNEL(after_from)>(t);
  set_kernel<Op::AfterTo, LUDENS_KERNEL(after_to)>(t);
  set_kernel<Op::AfterLevelFrom, LUDENS_KERNEL(after_level_from)>(t);
  set_kernel<Op::AfterLevelTo, LUDENS_KERNEL(after_level_to)>(t);
  set_kernel<Op::TurnFrom, LUDENS_KERNEL(turn_from)>(t);
  set_kernel<Op::LastTo, LUDENS_KERNEL(last_to)>(t);
  set_kernel<Op::LastLevelFrom, LUDENS_KERNEL(last_level_from)>(t);
  set_kernel<Op::LastLevelTo, LUDENS_KERNEL(last_level_to)>(t);
}

}  // namespace ludens::interpreter
