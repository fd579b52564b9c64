// direct.h - actions that need not be gathered first.
//
// The operands of all actions of a move are read before the first action changes anything. If no action reads
// a field that an earlier one writes, the order makes no difference, and each action is carried out at once.
#pragma once

#include "ir/program.h"

namespace ludens::interpreter {

bool can_act_directly(const ir::Program& program, ir::NodeId actions);
// The same where what follows a move within the actions is carried out as it comes, too.
bool can_act_in_place(const ir::Program& program, ir::NodeId actions);

// The same for emitted code that stands alone, which can do more: what follows a part of a move is carried
// out as soon as that part is, and what is pending ends before anything happens.
bool can_act_alone(const ir::Program& program, ir::NodeId actions);

}  // namespace ludens::interpreter
