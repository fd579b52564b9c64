// native_game.h - the same game with its rules as machine code.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/game.h"
#include "native/module.h"

namespace ludens::engine {

struct NativeGame {
  std::shared_ptr<const Game> game;
  std::string problem;            // one line, why the interpreter goes on; empty: all went well
  std::vector<std::string> left;  // ops that the interpreter still does, sorted
  double seconds = 0;             // that making it took
  bool was_cached = false;
};

// States of the one are states of the other. Of a match all games are made. Where there is a problem there is
// no game.
NativeGame make_twin(const Game& game, const native::BuildOptions& options = {});
// The same, or else the game that was given.
NativeGame make_native(std::shared_ptr<const Game> game, const native::BuildOptions& options = {});

// The C++ text that is compiled; of a match that of its games, one after the other.
std::string native_text(const Game& game);

}  // namespace ludens::engine
