// prices.h - which ops depend on nothing but the state, registers and constants, and what they cost.
//
// For ops that work through sites: which registers they bind to these while an operand is asked, so that the
// answer of the whole does not depend on what those registers hold outside.
#pragma once

#include <array>
#include <cstdint>

#include "ir/program.h"

namespace ludens::interpreter {

using ir::Reg;

inline constexpr std::uint32_t kByImmediate = 1u << 31;  // the register that the first immediate names

struct Bound {
  int operand = -1;
  std::uint32_t registers = 0;  // bound whenever that operand is asked; less than all of them does no harm
};

struct Price {
  ir::OpRef op;
  int calls;  // about
  std::array<Bound, 2> bound = {};
};

const Price* price_of(ir::OpRef op);  // null: not to be kept

}  // namespace ludens::interpreter
