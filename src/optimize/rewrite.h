// rewrite.h - builds a program anew, node by node, so that a pass can put something else in place of some of
// them.
#pragma once

#include <functional>

#include "ir/program.h"

namespace ludens::optimize {

// `replace` is asked about each node, with its operands already in the new program; kNothing keeps the node
// as it is.
using Replace =
    std::function<ir::NodeId(ir::Builder& out, const ir::Node& node, std::span<const ir::NodeId> operands,
                             std::span<const std::int32_t> attributes)>;

// `finish` may add to the program in the end.
ir::Program rewrite(const ir::Program& in, const Replace& replace,
                    const std::function<void(ir::Builder&)>& finish = {});

}  // namespace ludens::optimize
