// tryout.h - conditions on the position after a move that see no more of it than one piece moved.
#pragma once

#include "interpreter/apply.h"
#include "ir/program.h"

namespace ludens::interpreter {

// By what the kind's actions and consequences change, and what its conditions read.
Tryout tryout_of(const ir::Program& program, const ir::Kind& kind);

}  // namespace ludens::interpreter
