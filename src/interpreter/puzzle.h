// puzzle.h - drawing a move of a puzzle at random.
#pragma once

#include "interpreter/machine.h"

namespace ludens::interpreter {

// Puts one of the moves of (satisfy) into the empty list, each as likely as any other, without working out
// all of them: there may be a hundred thousand. False where luck does not find one soon.
bool draw_value(Machine& m, const Code& satisfy, Random& random, MoveList& list);

}  // namespace ludens::interpreter
