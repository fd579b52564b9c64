// trial.h - conditions on the position after a move that see no more of it than one piece moved.
#pragma once

#include <cstdint>

#include "ir/program.h"

namespace ludens::interpreter {

// Where a move can be tried out by moving its piece, and nothing else, there and back.
enum class Trial : std::uint8_t {
  Full,    // all of the move is made, and undone
  IfFree,  // where it goes to an empty site
  OnePiece,
};

// By what the kind's actions and consequences change, and what its conditions read.
Trial trial_of(const ir::Program& program, const ir::Kind& kind);

}  // namespace ludens::interpreter
