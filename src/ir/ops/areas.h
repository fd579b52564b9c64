// areas.h - ops of tiles whose sides are of a terrain (Component::areas, and paths): what lies beside what,
// and areas that go on from tile to tile. Of a stack the topmost tile counts; what lies on it may stand on
// one of its areas, its state being one of that area's sides as the tile lies.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord AreaSites{
    .name = "area_sites",
    .result = Set,
    .operands = {{"site", Int},
                 {"side", Int, Optional},
                 {"terrain", Int, Optional},
                 {"player", Int, Optional, kEager, state(Field::State)}},
    .attributes = {{"ends", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation, Field::State),
    .cost = 40,
    .doc =
        "The cells of the areas that the tile on the site is part of: of that side, else of that terrain, "
        "else "
        "all; only those where a piece of the player stands on the area. Ends: the cells without a tile that "
        "they lead to.",
};
inline constexpr OpRecord AreaEnds{
    .name = "area_ends",
    .result = Int,
    .operands = {{"site", Int}, {"side", Int, Optional}, {"terrain", Int, Optional}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .cost = 40,
    .doc = "How many sides of these areas have no tile beside them.",
};
inline constexpr OpRecord AreaValue{
    .name = "area_value",
    .result = Int,
    .operands = {{"site", Int}, {"side", Int, Optional}, {"terrain", Int, Optional}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .cost = 40,
    .doc = "The sum of what tiles add to the value of these areas.",
};
inline constexpr OpRecord AreaSpan{
    .name = "area_span",
    .result = Int,
    .operands = {{"sites", Set}, {"terrain", Int}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .cost = 60,
    .doc =
        "How many columns or rows of tiles an area of this terrain, which has one of the sites, leads "
        "across: from "
        "an open end beyond all tiles to one on the opposite side; 0 where it does not.",
};
inline constexpr OpRecord FacingSides{
    .name = "facing_sides",
    .result = Int,
    .operands = {{"site", Int}, {"terrain", Int, Optional}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .cost = 10,
    .doc = "How many sides of tiles beside it face the site, of that terrain, else of any.",
};
inline constexpr OpRecord MatchingSides{
    .name = "matching_sides",
    .result = Int,
    .operands = {{"site", Int}},
    .attributes = {{"pairs", Attr::MaybeList}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .cost = 10,
    .doc =
        "How many sides of the tile there lie against sides of the same terrain, or of two that are one of "
        "the "
        "pairs.",
};
inline constexpr OpRecord TileFits{
    .name = "tile_fits",
    .result = Bool,
    .operands = {{"site", Int}},
    .attributes = {{"pairs", Attr::MaybeList}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .cost = 10,
    .doc = "Do all sides of the tile there that have a tile beside them match it? No where there is no tile.",
};
inline constexpr OpRecord FittingRotations{
    .name = "fitting_rotations",
    .result = List,
    .operands = {{"what", Int}, {"site", Int}},
    .attributes = {{"pairs", Attr::MaybeList}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .cost = 30,
    .doc =
        "The rotations in which a tile would match those beside the site; one of those that look the same.",
};

}  // namespace ludens::ir::Op
