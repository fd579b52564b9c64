#include "runtime/remembered.h"

#include <algorithm>

#include "ir/accessors.h"
#include "ir/ops/memory.h"

namespace ludens::runtime {

namespace {

namespace Op = ir::Op;

// The name of the list that the node is about; -1 where it is of none of these ops, or where it names no
// list.
template <const ir::OpRecord&... ops>
int list_named(const ir::Program& program, ir::NodeId id) {
  int name = -1;
  ((ir::is(program, id, ops) ? void(name = ir::attribute<ops, "name">(program, id)) : void()), ...);
  return name;
}

}  // namespace

int remembered_lists(const ir::Program& program) {
  int lists = 0;
  for (ir::NodeId id = 1; id < static_cast<ir::NodeId>(program.nodes.size()); ++id)
    lists = std::max(lists, 1 + list_named<Op::ActRemember, Op::ActForget, Op::ActForgetAll, Op::IsRemembered,
                                           Op::RememberedList>(program, id));
  return lists;
}

}  // namespace ludens::runtime
