// bool_ops.cpp - conditions.
#include "interpreter/once.h"
#include "interpreter/op_call.h"
#include "runtime/kernels/numbers.h"
#include "runtime/kernels/sets.h"
#include "runtime/kernels/sites.h"

namespace ludens::interpreter {

namespace {

bool op_bool(Machine&, bool value) {
  return value;
}
bool op_and(Machine& m, Rest<Type::Bool> all) {
  for (const Lazy<Type::Bool> one : all)
    if (!test_once(m, one)) return false;
  return true;
}
bool op_or(Machine& m, Rest<Type::Bool> any) {
  for (const Lazy<Type::Bool> one : any)
    if (test_once(m, one)) return true;
  return false;
}
// The sites of the move before count as visited already.
bool op_can_move(Machine& m, Lazy<Type::Moves> moves) {
  if (!m.view.visited) return m.any(moves);
  const int sites[2] = {m.head().last_from, m.head().last_to};
  for (const int site : sites)
    if (m.is_member(site)) set_bit(m.view.visited, site);
  const bool can = m.any(moves);
  for (const int site : sites)
    if (m.is_member(site)) clear_bit(m.view.visited, site);
  return can;
}

}  // namespace

void add_bool_ops(OpTable& t);

void add_bool_ops(OpTable& t) {
  set_op<Op::BoolConst, op_bool>(t);
  set_op<Op::Eq, kernels::eq>(t);
  set_op<Op::Ne, kernels::ne>(t);
  set_op<Op::Lt, kernels::lt>(t);
  set_op<Op::Le, kernels::le>(t);
  set_op<Op::Not, kernels::is_not>(t);
  set_op<Op::And, op_and>(t);
  set_op<Op::Or, op_or>(t);
  set_op<Op::Xor, kernels::is_one_of_two>(t);
  set_op<Op::SetEq, kernels::set_eq<Machine>>(t);
  set_op<Op::IsIn, kernels::is_in<Machine>>(t);
  set_op<Op::IsEmptyAt, kernels::is_empty<Machine, SiteType>>(t);
  set_op<Op::IsEnemy, kernels::is_enemy<Machine>>(t);
  set_op<Op::IsFriend, kernels::is_friend<Machine>>(t);
  set_op<Op::CanMove, op_can_move>(t);
}

}  // namespace ludens::interpreter
