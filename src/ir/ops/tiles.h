// tiles.h - ops of tiles with paths on them (Component::paths). A tile lies on a cell; its rotation says
// which of its sides is north.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpInfo IsTile{"is_tile", Type::Bool, "i", 0};  // a component
inline constexpr OpInfo SidesMatch{"sides_match", Type::Bool, "i",
                                   0};  // of the tile there and those beside it
inline constexpr OpInfo IsPathRing{"is_path_ring", Type::Bool, "si", 0};  // through one of the sites; colour
// How many rows or columns the paths lead away from one of the sites, to the cell that they point at; colour
inline constexpr OpInfo PathReach{"path_reach", Type::Int, "si", 0};

}  // namespace ludens::ir::Op
