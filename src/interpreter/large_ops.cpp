// large_ops.cpp - pieces that cover several sites.
#include "interpreter/kernel_call.h"
#include "ir/ops/large.h"
#include "runtime/kernels/large.h"

namespace ludens::interpreter {

namespace {

std::shared_ptr<const kernels::Centre> prepare_centre(const Prepared& prepared, const Code&) {
  return std::make_shared<const kernels::Centre>(kernels::Centre{prepared.program.equipment->middle_cell()});
}

}  // namespace

void add_large_ops(OpTable& t);

void add_large_ops(OpTable& t) {
  set_kernel<Op::IsLarge, LUDENS_KERNEL(is_large)>(t);
  set_kernel<Op::ForLargePlaces, LUDENS_KERNEL(for_large_places)>(t);
  set_kernel<Op::ActMoveLarge, LUDENS_KERNEL(act_move_large)>(t);
  set_kernel<Op::LargeSites, LUDENS_KERNEL(large_sites)>(t);
  set_kernel<Op::LargeSize, LUDENS_KERNEL(large_size), prepare_centre>(t);
}

}  // namespace ludens::interpreter
