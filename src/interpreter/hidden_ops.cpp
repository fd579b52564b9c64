// hidden_ops.cpp - hidden information: who may not see what.
#include "interpreter/kernel_call.h"
#include "ir/ops/hidden.h"
#include "runtime/kernels/hidden.h"
#include "runtime/kernels/memory_acts.h"

namespace ludens::interpreter {

void add_hidden_ops(OpTable& t);

void add_hidden_ops(OpTable& t) {
  set_kernel<Op::ActHide, LUDENS_KERNEL(act_hide)>(t);
  set_kernel<Op::IsHidden, LUDENS_KERNEL(is_hidden)>(t);
  set_kernel<Op::HiddenSites, LUDENS_KERNEL(hidden_sites)>(t);
}

}  // namespace ludens::interpreter
