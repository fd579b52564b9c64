// conditions.h - ops of conditions on the position: lines, connections, threats.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// Operands: length, site passed, set of sites of which one must be passed, who, what, whats, condition on To.
// Immediates: site type, direction, exact, contiguous, both ways, least different pieces.
inline constexpr OpInfo IsLine{"is_line", Type::Bool, "ii?s?i?i?l?b?", 6};

inline constexpr OpInfo NoMovesFor{"no_moves_for", Type::Bool, "i", 1};  // player; is it the next player?

}  // namespace ludens::ir::Op
