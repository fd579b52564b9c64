// growth_ops.cpp - boards that grow.
#include "interpreter/kernel_call.h"
#include "ir/ops/growth.h"
#include "runtime/kernels/growth.h"

namespace ludens::interpreter {

void add_growth_ops(OpTable& t);

void add_growth_ops(OpTable& t) {
  set_kernel<Op::Exists, LUDENS_KERNEL(exists)>(t);
  set_kernel<Op::GrownSites, LUDENS_KERNEL(grown_sites)>(t);
}

}  // namespace ludens::interpreter
