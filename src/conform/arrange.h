// arrange.h - puts the pieces of a recorded position on the board, for games that begin at random.
#pragma once

#include <string>

#include "interpreter/machine.h"

namespace ludens::conform {

// The machine stands at the start of a game; afterwards the pieces stand, and the players have the points,
// that the state's text tells. False where the text speaks of something that the game does not have.
bool arrange(interpreter::Machine& machine, const std::string& state);

}  // namespace ludens::conform
