// action.h - what a move does, read and not yet carried out.
#pragma once

#include <cstdint>

#include "ir/op.h"

namespace ludens::interpreter {

struct Machine;

// One change of the state, its operands read. Applied after all actions of its move have been gathered.
struct Action {
  void (*commit)(Machine&, const Action&) = nullptr;
  ir::OpRef op = nullptr;
  std::int32_t v[9] = {};
};

// Actions and consequences of one move within an effect.
struct SubMove {
  std::uint32_t first_action = 0, first_then = 0;
  int kind = 0, from = -1, to = -1;
};

}  // namespace ludens::interpreter
