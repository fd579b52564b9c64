// memo.h - numbers, conditions and sets that are asked for again and again while the state stays the same.
//
// Equal expressions are one node (ir/program.h), so a rule that names a thing ten times asks one node ten
// times. Where that costs something, and depends on the state and on one register at most, the machine keeps
// the answer: by the value of the register, for as long as the state stays the same (an epoch of the
// machine). Epochs begin where moves or effects are gathered, and where an end rule asks its condition;
// looking ahead and playing end them.
#pragma once

#include <vector>

#include "interpreter/machine.h"

namespace ludens::interpreter {

// Chooses the nodes, by number; makes them ask what is kept first. Returns how much there may be to keep.
MemoSize add_memos(const Prepared& prepared, const std::vector<Code*>& codes);

}  // namespace ludens::interpreter
