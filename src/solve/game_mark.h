// game_mark.h - what tells games apart in files: keys of one mean nothing for another.
#pragma once

#include <string>

#include "engine/game.h"

namespace ludens::solve {

// The same however the rules are prepared, so that they can be asked without any pass; another one for other
// options, though board and pieces are the same.
inline std::string game_mark(const engine::Game& game) {
  return game.name() + "/" + std::to_string(game.rules_hash());
}

}  // namespace ludens::solve
