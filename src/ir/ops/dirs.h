// dirs.h - ops of absolute directions, as masks.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord DirsConst{
    .name = "dirs",
    .result = Dirs,
    .attributes = {{"number1"}, {"number2"}},
    .cost = 1,
    .doc = "low and high half of the mask",
};
inline constexpr OpRecord DirsFacing{
    .name = "dirs_facing",
    .result = Dirs,
    .operands = {{"int0", Int}},
    .attributes = {{"directions", Attr::Directions}, {"type", Attr::SiteType}, {"relation", Attr::Relation}},
    .cost = 1,
    .doc = "of the piece at this site; direction table, site type, relation",
};
inline constexpr OpRecord DirsUnion{
    .name = "dirs_union",
    .result = Dirs,
    .operands = {{"dirs0", Dirs}, {"dirs1", Dirs}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord DirsDifference{
    .name = "dirs_difference",
    .result = Dirs,
    .operands = {{"dirs0", Dirs}, {"dirs1", Dirs}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord DirsSelect{
    .name = "dirs_select",
    .result = Dirs,
    .operands = {{"bool0", Bool}, {"dirs1", Dirs}, {"dirs2", Dirs}},
    .doc = "",
};

}  // namespace ludens::ir::Op
