// tiles.h - ops of tiles with paths on them (Component::paths). A tile lies on a cell; its rotation says
// which of its sides is north.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord IsTile{
    .name = "is_tile",
    .result = Bool,
    .operands = {{"what", Int}},
    .cost = 1,
    .doc = "Is the component a tile, or a domino?",
};
inline constexpr OpRecord SidesMatch{
    .name = "sides_match",
    .result = Bool,
    .operands = {{"site", Int}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .cost = 10,
    .doc =
        "Do the colours on the sides of the tile there match those of the tiles beside it? Yes of other "
        "pieces, no of an empty cell or of none.",
};
inline constexpr OpRecord IsPathRing{
    .name = "is_path_ring",
    .result = Bool,
    .operands = {{"sites", Set}, {"colour", Int}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .cost = 40,
    .doc = "Does a path of this colour lead from one of the sites back to it?",
};
inline constexpr OpRecord PathReach{
    .name = "path_reach",
    .result = Int,
    .operands = {{"sites", Set}, {"colour", Int}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .cost = 40,
    .doc =
        "How many rows or columns, at most, the paths of this colour lead away from one of the sites, to the "
        "cell that they point at.",
};

}  // namespace ludens::ir::Op
