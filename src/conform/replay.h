// replay.h - plays recorded trials again and notes what we find in their place.
#pragma once

#include <string>

#include "conform/reference.h"
#include "engine/game.h"

namespace ludens::conform {

struct Replayed {
  std::vector<RecordedTrial> trials;  // ours, in the form of the recorded ones
  std::string difference;             // the first one, explained; empty where all agrees
};

// Stops at the first difference unless told to go on as long as the recorded moves can be found.
Replayed replay(const engine::Game& game, const Recording& recording, bool go_on);

}  // namespace ludens::conform
