// opening.h - how a turn opens: what is thrown or drawn before the mover chooses anything.
//
// Rules say it as (do (roll) next: ...). Listing moves works it out and takes it back, and a move that is
// made carries it out, so between the two it is in no state. What is shown to a mover must have it, though.
//
// Only what stands before any choice counts, through conditions that decide which rules apply.
#pragma once

#include "engine/turn.h"

namespace ludens::engine {

// Does chance open a turn in any phase of the game?
bool opens_with_chance(const ir::Program& program);

// Carries out what opens the mover's turn, on the state that the machine is attached to. False where nothing
// does, or where that reached a limit: then the state means nothing.
bool open_turn(Machine& m);

}  // namespace ludens::engine
