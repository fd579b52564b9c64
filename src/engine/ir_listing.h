// ir_listing.h - a game's program as annotated text, for people and for golden tests.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ir/program.h"
#include "language/description.h"

namespace ludens::engine {

struct IrListing {
  std::shared_ptr<const ir::Program> program;  // null where the game has errors or needs a ludeme
  std::string text;
  Diagnostics diagnostics;
  std::vector<std::string> needs;  // as in Compiled
};

struct IrStyle {
  ir::PassSet passes = ir::kAllPasses;  // none: as it was lowered
  bool notes = true;                    // line, column and ludeme behind each node
};

IrListing list_ir(std::string name, std::string text, const Choices& choices, const IrStyle& style);

}  // namespace ludens::engine
