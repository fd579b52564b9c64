// set_ops.cpp - sets of sites.
#include "interpreter/kernel_call.h"
#include "ir/ops/lifted.h"
#include "runtime/kernels/lists.h"
#include "runtime/kernels/sets.h"

namespace ludens::interpreter {

void add_set_ops(OpTable& t);

void add_set_ops(OpTable& t) {
  set_kernel<Op::SetConst, LUDENS_KERNEL(set)>(t);
  set_kernel<Op::EmptySites, LUDENS_KERNEL(empty_sites)>(t);
  set_kernel<Op::OwnSites, LUDENS_KERNEL(own_sites)>(t);
  set_kernel<Op::SitesOfPiece, LUDENS_KERNEL(sites_of_piece)>(t);
  set_kernel<Op::EnemySites, LUDENS_KERNEL(enemy_sites)>(t);
  set_kernel<Op::FriendSites, LUDENS_KERNEL(friend_sites)>(t);
  set_kernel<Op::Union, LUDENS_KERNEL(union_)>(t);
  set_kernel<Op::Intersection, LUDENS_KERNEL(intersection)>(t);
  set_kernel<Op::Difference, LUDENS_KERNEL(difference)>(t);
  set_kernel<Op::Single, LUDENS_KERNEL(single)>(t);
  set_kernel<Op::FilterSites, LUDENS_KERNEL(filter_sites)>(t);
  set_kernel<Op::SelectSet, LUDENS_KERNEL(select_set)>(t);
  set_kernel<Op::ListConst, LUDENS_KERNEL(list)>(t);
  set_kernel<Op::MakeList, LUDENS_KERNEL(make_list)>(t);
  set_kernel<Op::ListOfSet, LUDENS_KERNEL(list_of_set)>(t);
  set_kernel<Op::SetOfList, LUDENS_KERNEL(set_of_list)>(t);
}

}  // namespace ludens::interpreter
