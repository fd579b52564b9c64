// meta.h - rules above all others: what they forbid, and what they add to every move.
#pragma once

#include "interpreter/machine.h"

namespace ludens::engine {

using interpreter::Machine;
using interpreter::Move;

// Makes the move, and whatever the meta-rules add to it: pieces that fall, moves that follow by themselves.
// No end rules, no change of turn. Without consequences: its own actions alone.
void carry_out(Machine& m, const Move& move, interpreter::Application how = {});

// What they add to a move that has just been made.
void finish_move(Machine& m, interpreter::Application how);

// Would the move break a meta-rule? The state is as before afterwards.
bool breaks_meta_rule(Machine& m, const Move& move);

}  // namespace ludens::engine
