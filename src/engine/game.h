// game.h - a game, compiled: its program and the code that runs it. Constant; shared by all threads. The
// public Game (ludens/game.h) holds one of these.
#pragma once

#include <memory>
#include <string>

#include "interpreter/machine.h"
#include "language/description.h"
#include "ludemes/lowering.h"

namespace ludens::engine {

class Game {
 public:
  explicit Game(std::shared_ptr<const ir::Program> program);
  Game(const Game&) = delete;

  const ir::Program& program() const { return *program_; }
  const interpreter::Prepared& prepared() const { return prepared_; }
  const std::string& name() const { return program_->name; }
  int players() const { return program_->players; }

 private:
  std::shared_ptr<const ir::Program> program_;
  interpreter::Prepared prepared_;
};

// A game, or why there is none: errors in its text, or ludemes that have no meaning yet.
struct Compiled {
  std::shared_ptr<const Game> game;
  Diagnostics diagnostics;
  std::vector<std::string> needs;  // "(sow) at file:line:col"
  Diagnostics unsupported;         // the same as errors
  OptionSet options;
};

inline constexpr char kUnsupported[] = "L0300";  // the code of those errors

Compiled compile(std::string name, std::string text, const Choices& choices = {});

}  // namespace ludens::engine
