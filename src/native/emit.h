// emit.h - a game's rules as C++ text.
//
// Every place where the engine begins to run rules (what a player may do, what follows a move, an end rule)
// becomes a function; what they share becomes functions, too; all the rest is one expression of kernels
// (runtime/kernels/) with lambdas for bodies. Registers are parameters. What has no kernel is left to the
// interpreter: the text calls it for that node and all below it.
#pragma once

#include <string>
#include <vector>

#include "interpreter/machine.h"

namespace ludens::native {

struct Emitted {
  std::string text;
  std::vector<std::string> left;  // ops without a kernel that the rules use, sorted
  std::string problem;            // why there is no text; empty where there is
};

// On the interpreter's machine.
Emitted emit(const interpreter::Prepared& game);
// Without the interpreter (standalone.h), for games that can do without.
Emitted emit_standalone(const interpreter::Prepared& game);

}  // namespace ludens::native
