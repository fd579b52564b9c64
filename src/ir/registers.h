// registers.h - which registers an op binds for the operands that it runs.
#pragma once

#include <algorithm>

#include "ir/program.h"

namespace ludens::ir {

// Those that are bound whenever the node runs its operand of this index.
inline RegSet bound_in(const Program& program, NodeId id, std::size_t operand) {
  const OpRecord& op = *program.nodes[id].op;
  const Run& run = op.operands[std::min(operand, op.operands.size() - 1)].run;
  RegSet bound = run.binds;
  if (!run.is_late) bound &= ~op.hands_on;
  if (run.binds_attribute)
    for (std::size_t i = 0; i < op.attributes.size(); ++i)
      if (op.attributes[i].type == AttributeType::Register)
        bound |= bit(static_cast<Reg>(program.attributes(id)[i]));
  return bound;
}

}  // namespace ludens::ir
