// remembered.h - lists of values that rules remember, within the state's block.
#pragma once

#include <span>

#include "ir/program.h"
#include "runtime/state.h"

namespace ludens::runtime {

// How many lists the block holds. They go by the names of the program, which variables share: those after the
// last name that a list has need no room, and a block is copied often.
int remembered_lists(const ir::Program& program);

inline std::span<const std::int32_t> remembered_values(const View& view, int name) {
  const std::int32_t* list = remembered_list(view, name);
  return list ? std::span(list + 1, static_cast<size_t>(list[0])) : std::span<const std::int32_t>();
}

}  // namespace ludens::runtime
