// truth.h - ops of conditions that many rules ask.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord BoolConst{
    .name = "bool",
    .result = Bool,
    .attributes = {{"value", Attr::Flag}},
    .asks_world = true,
    .cost = 1,
    .doc = "True or false.",
};
inline constexpr OpRecord Eq{
    .name = "eq",
    .result = Bool,
    .operands = {{"a", Int}, {"b", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "a = b?",
};
inline constexpr OpRecord Ne{
    .name = "ne",
    .result = Bool,
    .operands = {{"a", Int}, {"b", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "a other than b?",
};
inline constexpr OpRecord Lt{
    .name = "lt",
    .result = Bool,
    .operands = {{"a", Int}, {"b", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "a < b?",
};
inline constexpr OpRecord Le{
    .name = "le",
    .result = Bool,
    .operands = {{"a", Int}, {"b", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "a at most b?",
};
inline constexpr OpRecord Not{
    .name = "not",
    .result = Bool,
    .operands = {{"a", Bool}},
    .asks_world = true,
    .cost = 1,
    .doc = "Does it not hold?",
};
inline constexpr OpRecord And{
    .name = "and",
    .result = Bool,
    .operands = {{"all", Bool, Many, body()}},
    .asks_world = true,
    .cost = 1,
    .doc = "Do all hold? Asked in order, until one does not.",
};
inline constexpr OpRecord Or{
    .name = "or",
    .result = Bool,
    .operands = {{"any", Bool, Many, body()}},
    .asks_world = true,
    .cost = 1,
    .doc = "Does one hold? Asked in order, until one does.",
};
inline constexpr OpRecord Xor{
    .name = "xor",
    .result = Bool,
    .operands = {{"a", Bool}, {"b", Bool}},
    .asks_world = true,
    .cost = 1,
    .doc = "Does exactly one of two hold?",
};
inline constexpr OpRecord SetEq{
    .name = "set_eq",
    .result = Bool,
    .operands = {{"a", Set}, {"b", Set}},
    .asks_world = true,
    .cost = 2,
    .doc = "Are these the same sites?",
};
inline constexpr OpRecord IsIn{
    .name = "is_in",
    .result = Bool,
    .operands = {{"site", Int}, {"sites", Set}},
    .asks_world = true,
    .cost = 1,
    .doc = "Is the site one of these?",
};
inline constexpr OpRecord IsEmptyAt{
    .name = "is_empty",
    .result = Bool,
    .operands = {{"site", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 1,
    .doc = "Does nothing stand there? No of what is no site.",
};
inline constexpr OpRecord IsEnemy{
    .name = "is_enemy",
    .result = Bool,
    .operands = {{"player", Int}},
    .reads = state(Field::Turn, Field::Team),
    .asks_world = true,
    .cost = 1,
    .doc = "Is it anybody but nobody, the mover and the mover's team?",
};
inline constexpr OpRecord IsFriend{
    .name = "is_friend",
    .result = Bool,
    .operands = {{"player", Int}},
    .reads = state(Field::Turn, Field::Team),
    .asks_world = true,
    .cost = 1,
    .doc = "Is it the mover, or of the mover's team?",
};
inline constexpr OpRecord CanMove{
    .name = "can_move",
    .result = Bool,
    .operands = {{"moves", Moves, Required, body().into(Sink::Any)}},
    .reads = state(Field::LastMove, Field::Visited),
    .looks_ahead = true,
    .asks_world = true,
    .cost = 10,
    .doc = "Is one of these moves legal?",
};

}  // namespace ludens::ir::Op
