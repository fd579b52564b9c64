// ranging.h - what the ludemes of ranges mean: two integers. The IR has no ranges; whoever takes one asks
// here.
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes {

inline constexpr int kInfinity = 1'000'000'000;

// Both ends belong to the range.
struct Range {
  NodeId least = ir::kNothing, most = ir::kNothing;  // Int; kNothing where the argument was left out
};

Range lower_range(Lowering& l, BoundId id);

}  // namespace ludens::ludemes
