// bool_ops.cpp - conditions.
#include "interpreter/kernel_call.h"
#include "ir/ops/lifted.h"
#include "runtime/kernels/numbers.h"
#include "runtime/kernels/order.h"
#include "runtime/kernels/sets.h"
#include "runtime/kernels/sites.h"

namespace ludens::interpreter {

void add_bool_ops(OpTable& t);

void add_bool_ops(OpTable& t) {
  set_kernel<Op::BoolConst, LUDENS_KERNEL(bool_)>(t);
  set_kernel<Op::Eq, LUDENS_KERNEL(eq)>(t);
  set_kernel<Op::Ne, LUDENS_KERNEL(ne)>(t);
  set_kernel<Op::Lt, LUDENS_KERNEL(lt)>(t);
  set_kernel<Op::Le, LUDENS_KERNEL(le)>(t);
  set_kernel<Op::Not, LUDENS_KERNEL(not_)>(t);
  set_kernel<Op::And, LUDENS_KERNEL(and_)>(t);
  set_kernel<Op::Or, LUDENS_KERNEL(or_)>(t);
  set_kernel<Op::Xor, LUDENS_KERNEL(xor_)>(t);
  set_kernel<Op::SetEq, LUDENS_KERNEL(set_eq)>(t);
  set_kernel<Op::IsIn, LUDENS_KERNEL(is_in)>(t);
  set_kernel<Op::IsEmptyAt, LUDENS_KERNEL(is_empty)>(t);
  set_kernel<Op::IsOccupied, LUDENS_KERNEL(is_occupied)>(t);
  set_kernel<Op::IsEnemyAt, LUDENS_KERNEL(is_enemy_at)>(t);
  set_kernel<Op::IsFriendAt, LUDENS_KERNEL(is_friend_at)>(t);
  set_kernel<Op::IsEnemy, LUDENS_KERNEL(is_enemy)>(t);
  set_kernel<Op::IsFriend, LUDENS_KERNEL(is_friend)>(t);
  set_kernel<Op::CanMove, LUDENS_KERNEL(can_move)>(t);
}

}  // namespace ludens::interpreter
