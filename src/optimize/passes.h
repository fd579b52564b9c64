// passes.h - IR to IR. Each pass keeps the meaning; the interpreter must give the same with and without it.
#pragma once

#include "ir/program.h"

namespace ludens::optimize {

// Steps of single pieces become steps of all pieces of a kind at once, where the board and the conditions
// allow it.
ir::Program lift_steps(const ir::Program& program);

// Checks on single sites become plain conditions, and what is known already is folded away.
ir::Program simplify(const ir::Program& program);

// The play and end rules of each phase once more for each mover, with all folded away that depends on that
// alone.
ir::Program split_by_mover(const ir::Program& program);

// All passes, in order.
ir::Program optimize(const ir::Program& program);

}  // namespace ludens::optimize
