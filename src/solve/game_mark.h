// game_mark.h - what tells games apart in files: keys of one mean nothing for another.
#pragma once

#include <string>

#include "engine/packed_state.h"

namespace ludens::solve {

// The same however the rules are prepared, so that they can be asked without any pass.
inline std::string game_mark(const engine::Game& game) {
  return game.name() + "/" + std::to_string(game.program().equipment->site_count()) + "/" +
         std::to_string(game.prepared().layout.components);
}

}  // namespace ludens::solve
