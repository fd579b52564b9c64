// float_lowering.h - fractions that depend on the state of play, as IR (see ir/ops/floats.h).
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes::numbers {

// A Float.
NodeId lower_float(Lowering& l, BoundId id);

// The number in whole parts, so many to one: cut off, or rounded.
NodeId whole_parts(Lowering& l, BoundId id, int to_one, bool rounded);

}  // namespace ludens::ludemes::numbers
