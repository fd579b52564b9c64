// tiles.h - ops of tiles with paths on them (Component::paths). A tile lies on a cell; its rotation says
// which of its sides is north.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord IsTile{
    .name = "is_tile",
    .result = Bool,
    .operands = {{"int0", Int}},
    .doc = "a component",
};
inline constexpr OpRecord SidesMatch{
    .name = "sides_match",
    .result = Bool,
    .operands = {{"int0", Int}},
    .doc = "of the tile there and those beside it",
};
inline constexpr OpRecord IsPathRing{
    .name = "is_path_ring",
    .result = Bool,
    .operands = {{"set0", Set}, {"int1", Int}},
    .doc = "through one of the sites; colour",
};
inline constexpr OpRecord PathReach{
    .name = "path_reach",
    .result = Int,
    .operands = {{"set0", Set}, {"int1", Int}},
    .doc =
        "How many rows or columns the paths lead away from one of the sites, to the cell that they point at; "
        "colour",
};

}  // namespace ludens::ir::Op
