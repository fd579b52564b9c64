// compiled.h - functions that take the place of the interpreter's own for some nodes (native/).
#pragma once

#include <memory>
#include <span>

#include "ir/program.h"

namespace ludens::interpreter {

struct CompiledNode {
  ir::NodeId node = ir::kNothing;  // kNothing ends a table of these
  ir::Sink sink = ir::Sink::List;  // of moves
  void (*run)() = nullptr;         // as Code has it for the node's type
};

struct CompiledNodes {
  std::span<const CompiledNode> all;
  std::shared_ptr<const void> owner;  // of the functions
};

}  // namespace ludens::interpreter
