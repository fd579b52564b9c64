// dirs.h - ops of absolute directions, as masks.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord DirsConst{
    .name = "dirs",
    .result = Dirs,
    .attributes = {{"low"}, {"high"}},
    .asks_world = true,
    .cost = 1,
    .doc = "Constant directions: the low and the high half of the mask.",
};
inline constexpr OpRecord DirsFacing{
    .name = "dirs_facing",
    .result = Dirs,
    .operands = {{"site", Int}},
    .attributes = {{"directions", Attr::Directions}, {"type", Attr::SiteType}, {"relation", Attr::Relation}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .asks_world = true,
    .cost = 1,
    .doc =
        "The directions that the table gives for the facing of the piece on the site, as it is turned. "
        "None off the board.",
};
inline constexpr OpRecord DirsUnion{
    .name = "dirs_union",
    .result = Dirs,
    .operands = {{"a", Dirs}, {"b", Dirs}},
    .asks_world = true,
    .cost = 1,
    .doc = "The directions of both.",
};
inline constexpr OpRecord DirsSelect{
    .name = "dirs_select",
    .result = Dirs,
    .operands = {{"if", Bool, Required, body()},
                 {"then", Dirs, Required, body()},
                 {"else", Dirs, Required, body()}},
    .asks_world = true,
    .cost = 1,
    .doc = "One of two, by a condition. The other is not worked out.",
};

}  // namespace ludens::ir::Op
