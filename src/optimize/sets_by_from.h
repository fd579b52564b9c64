// sets_by_from.h - sets that follow from From alone, whatever the state.
#pragma once

#include <optional>

#include "ir/program.h"

namespace ludens::optimize {

// The set while From is that site; nothing where it may depend on more.
std::optional<std::vector<std::uint64_t>> set_by_from(const ir::Program& program, ir::NodeId set, int from);

}  // namespace ludens::optimize
