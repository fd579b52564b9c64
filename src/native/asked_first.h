// asked_first.h - which moves to ask for first, where it is asked whether there is any.
#pragma once

#include <set>

#include "ir/program.h"

namespace ludens::native {

// The pieces that must not be threatened once a move is made. Where one of them is, most moves of the others
// do not help, while its own mostly do.
std::set<int> pieces_in_danger(const ir::Program& program);

// Are these moves of one of those pieces alone?
bool moves_one_of(const ir::Program& program, ir::NodeId moves, const std::set<int>& pieces);

}  // namespace ludens::native
