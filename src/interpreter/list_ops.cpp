// list_ops.cpp - lists of integers, in order, duplicates kept; and numbers picked from sets, lists and the
// board.
#include "interpreter/kernel_call.h"
#include "ir/ops/conditions.h"
#include "ir/ops/counts.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/lists.h"
#include "runtime/kernels/lists.h"
#include "runtime/kernels/sets.h"
#include "runtime/kernels/sites.h"

namespace ludens::interpreter {

void add_list_ops(OpTable& t);

void add_list_ops(OpTable& t) {
  set_kernel<Op::ListUnion, LUDENS_KERNEL(list_union)>(t);
  set_kernel<Op::ListIntersection, LUDENS_KERNEL(list_intersection)>(t);
  set_kernel<Op::ListDifference, LUDENS_KERNEL(list_difference)>(t);
  set_kernel<Op::ListWithout, LUDENS_KERNEL(list_without)>(t);
  set_kernel<Op::ListSelect, LUDENS_KERNEL(list_select)>(t);
  set_kernel<Op::ListPlayers, LUDENS_KERNEL(list_players)>(t);
  set_kernel<Op::ListResults, LUDENS_KERNEL(list_results)>(t);
  set_kernel<Op::ListAt, LUDENS_KERNEL(list_at)>(t);
  set_kernel<Op::ListSize, LUDENS_KERNEL(list_size)>(t);
  set_kernel<Op::CountInList, LUDENS_KERNEL(count_in_list)>(t);
  set_kernel<Op::ListMax, LUDENS_KERNEL(list_max)>(t);
  set_kernel<Op::ListMin, LUDENS_KERNEL(list_min)>(t);
  set_kernel<Op::ListSum, LUDENS_KERNEL(list_sum)>(t);
  set_kernel<Op::ListProduct, LUDENS_KERNEL(list_product)>(t);
  set_kernel<Op::AllValues, LUDENS_KERNEL(all_values)>(t);
  set_kernel<Op::AllInList, LUDENS_KERNEL(all_in_list)>(t);
  set_kernel<Op::AllInSet, LUDENS_KERNEL(all_in_set)>(t);
  set_kernel<Op::SumOver, LUDENS_KERNEL(sum_over)>(t);
  set_kernel<Op::NthSite, LUDENS_KERNEL(nth_site)>(t);
  set_kernel<Op::WherePiece, LUDENS_KERNEL(where)>(t);
  set_kernel<Op::WhereFirst, LUDENS_KERNEL(where_first)>(t);
  set_kernel<Op::WhereLevel, LUDENS_KERNEL(where_level)>(t);
}

}  // namespace ludens::interpreter
