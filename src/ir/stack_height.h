// stack_height.h - how high stacks become, where the rules say so.
//
// Of most games with stacks nobody knows, and their states have room for stacks that no game needs. Where
// pieces are only laid on stacks that are lower than a number, the state can be as small as that, and native
// code can keep all levels as sets (native/lean_sets.h).
#pragma once

#include <optional>

#include "ir/program.h"

namespace ludens::ir {

// The most levels that a stack can have; nothing where that is not known. It holds for positions that come
// about by moves from the start.
std::optional<int> most_levels(const Program& program);

}  // namespace ludens::ir
