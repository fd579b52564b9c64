// float_ops.cpp - arithmetic with fractions.
#include "interpreter/kernel_call.h"
#include "ir/ops/floats.h"
#include "runtime/kernels/floats.h"

namespace ludens::interpreter {

void add_float_ops(OpTable& t);

void add_float_ops(OpTable& t) {
  set_kernel<Op::FloatConst, LUDENS_KERNEL(float_)>(t);
  set_kernel<Op::FloatOf, LUDENS_KERNEL(float_of)>(t);
  set_kernel<Op::FloatUnary, LUDENS_KERNEL(float_unary)>(t);
  set_kernel<Op::FloatBinary, LUDENS_KERNEL(float_binary)>(t);
  set_kernel<Op::FloatParts, LUDENS_KERNEL(float_parts)>(t);
  set_kernel<Op::FloatToBool, LUDENS_KERNEL(float_to_bool)>(t);
}

}  // namespace ludens::interpreter
