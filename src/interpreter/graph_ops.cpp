// graph_ops.cpp - what graph the edges of a player make, and paths of sites.
#include "ir/ops/graphs.h"

#include "interpreter/kernel_call.h"
#include "runtime/kernels/graphs.h"
#include "runtime/kernels/paths.h"

namespace ludens::interpreter {

void add_graph_ops(OpTable& t);

void add_graph_ops(OpTable& t) {
  set_kernel<Op::IsTreeOfEdges, LUDENS_KERNEL(is_tree)>(t);
  set_kernel<Op::IsCaterpillar, LUDENS_KERNEL(is_caterpillar)>(t);
  set_kernel<Op::IsTreeCentre, LUDENS_KERNEL(is_tree_centre)>(t);
  set_kernel<Op::IsRegularGraph, LUDENS_KERNEL(is_regular_graph)>(t);
  set_kernel<Op::IsPath, LUDENS_KERNEL(is_path)>(t);
}

}  // namespace ludens::interpreter
