#include "runtime/remembered.h"

#include <algorithm>

#include "ir/accessors.h"
#include "ir/ops/memory.h"

namespace ludens::runtime {

namespace {

using namespace ir;

// The name of the list that the node is about; -1 where it is of none of these ops.
template <const OpRecord&... ops>
int list_named(const Program& program, NodeId id) {
  int name = -1;
  ((is(program, id, ops) ? void(name = attribute<ops, "name">(program, id)) : void()), ...);
  return name;
}

}  // namespace

int remembered_lists(const Program& program) {
  int lists = 0;
  for (NodeId id = 1; id < static_cast<NodeId>(program.nodes.size()); ++id)
    lists = std::max(lists, 1 + list_named<Op::ActRemember, Op::ActForget, Op::ActForgetAll, Op::IsRemembered,
                                           Op::RememberedList>(program, id));
  return lists;
}

}  // namespace ludens::runtime
