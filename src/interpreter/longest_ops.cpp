// longest_ops.cpp - moves that begin the longest turn, or that take the most.
#include "interpreter/gathering.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/order.h"
#include "runtime/kernels/longest.h"

namespace ludens::interpreter {

int Ahead::taken(const Gathering::Deeds& deeds, bool by_value) const {
  int sum = 0;
  for (const Action& action : deeds.list)
    if (action.op == &Op::ActRemove)
      sum += by_value ? kernels::worth_of(m_, action.v[2], action.v[0], action.v[1]) : 1;
  return sum;
}

void add_longest_ops(OpTable& t);

void add_longest_ops(OpTable& t) {
  set_kernel_by_sink<Op::LongestMoves, LUDENS_KERNEL(longest_moves)>(t);
  set_kernel_by_sink<Op::GreediestMoves, LUDENS_KERNEL(greediest_moves)>(t);
}

}  // namespace ludens::interpreter
