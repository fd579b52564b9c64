// sites.h - ops that read what is at a site, and where the move before went.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord What{
    .name = "what",
    .result = Int,
    .operands = {{"site", Int}, {"level", Level, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 1,
    .doc = "The component on a site, at a level of its stack or on top; 0 of nothing.",
};
inline constexpr OpRecord Who{
    .name = "who",
    .result = Int,
    .operands = {{"site", Int}, {"level", Level, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 1,
    .doc = "The owner of the piece there; 0 of nobody.",
};
inline constexpr OpRecord StateAt{
    .name = "state_at",
    .result = Int,
    .operands = {{"site", Int}, {"level", Level, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::State),
    .asks_world = true,
    .cost = 1,
    .doc = "The local state of the piece there.",
};
inline constexpr OpRecord RotationAt{
    .name = "rotation_at",
    .result = Int,
    .operands = {{"site", Int}, {"level", Level, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .keeps = state(Field::Rotation),
    .asks_world = true,
    .cost = 1,
    .doc = "The rotation of the piece there.",
};
inline constexpr OpRecord ValueAt{
    .name = "value_at",
    .result = Int,
    .operands = {{"site", Int}, {"level", Level, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::Value),
    .keeps = state(Field::Value),
    .asks_world = true,
    .cost = 1,
    .doc = "The value of the piece there.",
};
inline constexpr OpRecord CountAt{
    .name = "count_at",
    .result = Int,
    .operands = {{"site", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Count, Field::Stack),
    .asks_world = true,
    .cost = 1,
    .doc = "How many pieces the site holds; of a stack, 1.",
};
inline constexpr OpRecord StackSize{
    .name = "stack_size",
    .result = Int,
    .operands = {{"site", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 1,
    .doc = "How many levels the stack there has.",
};

// --- the move before
inline constexpr OpRecord LastFrom{
    .name = "last_from",
    .result = Int,
    .reads = state(Field::LastMove),
    .asks_world = true,
    .cost = 0,
    .doc = "Where the move before began.",
};
inline constexpr OpRecord LastTo{
    .name = "last_to",
    .result = Int,
    .reads = state(Field::LastMove),
    .asks_world = true,
    .cost = 0,
    .doc = "Where the move before ended.",
};
inline constexpr OpRecord LastLevelFrom{
    .name = "last_level_from",
    .result = Level,
    .reads = state(Field::LastMove),
    .cost = 1,
    .doc = "The level of a stack that the move before began at.",
};
inline constexpr OpRecord LastLevelTo{
    .name = "last_level_to",
    .result = Level,
    .reads = state(Field::LastMove),
    .cost = 1,
    .doc = "The level of a stack that the move before ended at.",
};
inline constexpr OpRecord AfterFrom{
    .name = "after_from",
    .result = Int,
    .reads = state(Field::Aftermath),
    .keeps = state(Field::Aftermath),
    .cost = 1,
    .doc = "Where the last action of the move before began, consequences included once they are done.",
};
inline constexpr OpRecord AfterTo{
    .name = "after_to",
    .result = Int,
    .reads = state(Field::Aftermath),
    .keeps = state(Field::Aftermath),
    .cost = 1,
    .doc = "Where the last action of the move before ended, as with after_from.",
};
inline constexpr OpRecord AfterLevelFrom{
    .name = "after_level_from",
    .result = Level,
    .reads = state(Field::Aftermath),
    .keeps = state(Field::Aftermath),
    .cost = 1,
    .doc = "The level of a stack that the last action of the move before began at, as with after_from.",
};
inline constexpr OpRecord AfterLevelTo{
    .name = "after_level_to",
    .result = Level,
    .reads = state(Field::Aftermath),
    .keeps = state(Field::Aftermath),
    .cost = 1,
    .doc = "The level of a stack that the last action of the move before ended at, as with after_from.",
};
inline constexpr OpRecord TurnFrom{
    .name = "turn_from",
    .result = Int,
    .reads = state(Field::LastMove, Field::Course),
    .asks_world = true,
    .cost = 1,
    .doc = "Where the first move of the mover's turn so far began; -1 before it.",
};

}  // namespace ludens::ir::Op
