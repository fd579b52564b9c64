// passes.h - IR to IR. Each pass keeps the meaning; the interpreter must give the same with and without it.
#pragma once

#include "ir/program.h"

namespace ludens::optimize {

// Steps of single pieces become steps of all pieces of a kind at once, where the board and the conditions
// allow it.
ir::Program lift_steps(const ir::Program& program);

// The same for slides, leaps and hops; of the pieces that must hop one by one, those that have no hop are
// left out.
ir::Program lift_slides(const ir::Program& program);
ir::Program lift_leaps(const ir::Program& program);
ir::Program lift_hops(const ir::Program& program);

// Loops over sites go over those alone where something can happen, found all at once; placing something on
// each of them is one set of moves.
ir::Program lift_sites(const ir::Program& program);

// The rows that a move shuts in become a set, and what happens to each of their sites one kind of effect.
ir::Program lift_captures(const ir::Program& program);

// What is the same in every state is worked out.
ir::Program fold(const ir::Program& program);

// Checks on single sites become plain conditions, a capture and the move to its site one action.
ir::Program combine(const ir::Program& program);

// The play and end rules of each phase once more for each mover, with all folded away that depends on that
// alone.
ir::Program split_by_mover(const ir::Program& program);

// Threats are looked for from the site that is asked about outwards. Builds on rules that are split by mover,
// and on pieces that are lifted.
ir::Program turn_threats(const ir::Program& program);

// These passes, in order; the program keeps which they were.
ir::Program optimize(const ir::Program& program, ir::PassSet passes = ir::kAllPasses);

}  // namespace ludens::optimize
