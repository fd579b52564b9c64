// arrange.h - puts a position on the board that was written down, whatever the rules would have made of it.
#pragma once

#include <cstdint>
#include <string>

#include "engine/turn.h"

namespace ludens::engine {

// The machine stands at the start of a game; afterwards the pieces stand, and the players have the points,
// that the state's text tells. False where the text speaks of something that the game does not have.
bool arrange(Machine& machine, const std::string& state);

// The values that a site of a deduction puzzle may have from now on, a bit each; of a puzzle with fewer
// than 64.
void set_values(Machine& machine, int type, int site, std::uint64_t values);

}  // namespace ludens::engine
