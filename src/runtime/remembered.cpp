#include "runtime/remembered.h"

#include <algorithm>
#include <array>

#include "ir/ops/memory.h"

namespace ludens::runtime {

int remembered_lists(const ir::Program& program) {
  using namespace ir;
  const std::array<const OpRecord*, 5> by_name{&Op::ActRemember, &Op::ActForget, &Op::ActForgetAll,
                                               &Op::IsRemembered, &Op::RememberedList};
  int lists = 0;
  for (NodeId id = 0; id < static_cast<NodeId>(program.nodes.size()); ++id)
    if (std::ranges::find(by_name, program.nodes[id].op) != by_name.end())
      lists = std::max(lists, program.attributes(id)[0] + 1);
  return lists;
}

}  // namespace ludens::runtime
