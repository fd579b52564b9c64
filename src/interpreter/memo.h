// memo.h - numbers and conditions that are asked for again and again while moves are gathered.
//
// Equal expressions are one node (ir/program.h), so a rule that names a thing ten times asks one node ten
// times. Where that costs something, and depends on the state and on one register at most, the machine keeps
// the answer: by the value of the register, for as long as the state stays the same (an epoch of the
// machine). Epochs begin where moves are asked for; looking ahead and playing end them.
#pragma once

#include <vector>

#include "interpreter/machine.h"

namespace ludens::interpreter {

// Chooses the nodes, by number; makes them ask what is kept first. Returns how many answers there may be.
int keep_answers(const Prepared& prepared, const std::vector<Code*>& codes);

}  // namespace ludens::interpreter
