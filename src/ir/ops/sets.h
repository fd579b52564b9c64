// sets.h - ops of sets of sites, and of lists.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord SetConst{
    .name = "set",
    .result = Set,
    .attributes = {{"set", Attr::Set}},
    .asks_world = true,
    .cost = 0,
    .doc = "A constant set of the program.",
};
inline constexpr OpRecord EmptySites{
    .name = "empty_sites",
    .result = Set,
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 0,
    .doc = "Where nothing stands.",
};
inline constexpr OpRecord OwnSites{
    .name = "own_sites",
    .result = Set,
    .operands = {{"player", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 1,
    .doc = "Where pieces of the player stand.",
};
inline constexpr OpRecord Union{
    .name = "union",
    .result = Set,
    .operands = {{"sets", Set, Many, body()}},
    .asks_world = true,
    .cost = 1,
    .doc = "The sites of all these sets.",
};
inline constexpr OpRecord Intersection{
    .name = "intersection",
    .result = Set,
    .operands = {{"sets", Set, Many, body()}},
    .asks_world = true,
    .cost = 1,
    .doc = "The sites that are in each of these sets; none of no set.",
};
inline constexpr OpRecord Difference{
    .name = "difference",
    .result = Set,
    .operands = {{"a", Set}, {"b", Set}},
    .asks_world = true,
    .cost = 1,
    .doc = "The sites of a that are not in b.",
};
inline constexpr OpRecord Single{
    .name = "single",
    .result = Set,
    .operands = {{"site", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "The one site; none where it is off the board.",
};
inline constexpr OpRecord FilterSites{
    .name = "filter_sites",
    .result = Set,
    .operands = {{"sites", Set}, {"if", Bool, Required, body(Reg::Site)}},
    .asks_world = true,
    .cost = 20,
    .doc = "Those sites for which the condition holds.",
};
inline constexpr OpRecord SelectSet{
    .name = "select_set",
    .result = Set,
    .operands = {{"if", Bool, Required, body()},
                 {"then", Set, Required, body()},
                 {"else", Set, Optional, body()}},
    .asks_world = true,
    .cost = 1,
    .doc = "One of two sets, by a condition; nothing where the second is absent.",
};

// --- lists of integers
inline constexpr OpRecord ListConst{
    .name = "list",
    .result = List,
    .attributes = {{"list", Attr::List}},
    .asks_world = true,
    .cost = 1,
    .doc = "A constant list of the program.",
};
inline constexpr OpRecord MakeList{
    .name = "make_list",
    .result = List,
    .operands = {{"items", Int, Many, body()}},
    .asks_world = true,
    .cost = 2,
    .doc = "The list of these numbers.",
};
inline constexpr OpRecord ListOfSet{
    .name = "list_of_set",
    .result = List,
    .operands = {{"sites", Set}},
    .asks_world = true,
    .cost = 4,
    .doc = "The sites of the set, ascending.",
};
inline constexpr OpRecord SetOfList{
    .name = "set_of_list",
    .result = Set,
    .operands = {{"list", List}},
    .asks_world = true,
    .cost = 4,
    .doc = "The sites that the list names.",
};

}  // namespace ludens::ir::Op
