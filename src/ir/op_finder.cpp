#include "ir/op_finder.h"

#include <algorithm>

#include "ir/accessors.h"

namespace ludens::ir {

// Programs have no rings (verify.cpp), so an answer that is being looked for is not asked for again.
bool OpFinder::in(NodeId id) {
  if (id == kNothing) return false;
  if (nodes_[id] != Answer::Unknown) return nodes_[id] == Answer::Yes;
  const Node& node = program_.nodes[id];
  bool found = std::ranges::find(ops_, node.op) != ops_.end();
  if (const int kind = kind_of(program_, id); !found && kind >= 0) found = in_kind(static_cast<size_t>(kind));
  for (const NodeId operand : program_.operands(id)) found = found || in(operand);
  nodes_[id] = found ? Answer::Yes : Answer::No;
  return found;
}

bool OpFinder::in_kind(size_t kind) {
  if (kinds_[kind] != Answer::Unknown) return kinds_[kind] == Answer::Yes;
  const Kind& k = program_.kinds[kind];
  bool found = in(k.actions);
  for (const NodeId then : k.thens) found = found || in(then);
  for (const std::uint16_t prelude : k.preludes) found = found || in(program_.preludes[prelude]);
  kinds_[kind] = found ? Answer::Yes : Answer::No;
  return found;
}

}  // namespace ludens::ir
