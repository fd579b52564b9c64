// direct.h - actions that need not be gathered first.
//
// All operands of a move's actions are read before the first of them changes anything. Where nothing that is
// read after an action is a field of the state that the action writes, by the records of the ops, that makes
// no difference, and each action is carried out at once.
#pragma once

#include "ir/program.h"

namespace ludens::interpreter {

bool can_act_directly(const ir::Program& program, ir::NodeId actions);

}  // namespace ludens::interpreter
