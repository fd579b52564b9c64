// fold.h - what a node comes to when its operands are known.
#pragma once

#include "ir/program.h"

namespace ludens::optimize {

// The node with these operands, or something simpler that means the same.
ir::NodeId folded(ir::Builder& out, const ir::OpRecord& op, std::span<const ir::NodeId> operands,
                  std::span<const std::int32_t> attributes);

}  // namespace ludens::optimize
