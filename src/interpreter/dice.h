// dice.h - the dice of a game, in the order of their sites. The state keeps what each shows and what it will
// show next.
#pragma once

#include "interpreter/machine.h"
#include "runtime/kernels/dice.h"

namespace ludens::interpreter {

// Lays the dice out, each showing its first face.
void place_dice(Machine& m);

// Draws what the next throw will show.
void draw_dice(Machine& m);

// All dice of the game.
std::vector<kernels::Die> dice_of(const Program& program);

// The outcome of chance that shows this face of this die, or -1.
int outcome_for_face(const Program& program, int die, int face);

}  // namespace ludens::interpreter
