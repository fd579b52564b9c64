// growth.h - ops of boards that grow (runtime/growth.h).
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// Of the sets that a board keeps which grows: which sites exist; those that share a vertex with a piece or
// have one, and those that have one, both as it was when the board last grew. What left earlier is still in
// them, unless the board shrinks.
enum class Grown : int { Existing, Around, Pieces };
inline constexpr int kGrownSets = 3;

inline constexpr OpRecord Exists{
    .name = "exists",
    .result = Bool,
    .operands = {{"site", Int}},
    .reads = state(Field::Piece, Field::Stack),
    .cost = 1,
    .doc = "Does the site exist, on a board that grows? So does none: what goes nowhere may.",
};
inline constexpr OpRecord GrownSites{
    .name = "grown_sites",
    .result = Set,
    .attributes = {{"which", Attr::Number}},
    .reads = state(Field::Piece, Field::Stack),
    .cost = 0,
    .doc =
        "Of a board that grows: 0 the sites that exist; 1 those around pieces, 2 those of pieces, both as it "
        "was before the move at hand; what left earlier is still in them, unless the board shrinks.",
};

}  // namespace ludens::ir::Op
