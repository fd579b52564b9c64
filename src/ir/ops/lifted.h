// lifted.h - what the passes of src/optimize put in place of loops over single sites.
#pragma once

#include "ir/ops/effects.h"

namespace ludens::ir::Op {

inline constexpr OpRecord SitesOfPiece{
    .name = "sites_of_piece",
    .result = Set,
    .attributes = {{"type", Attr::SiteType}, {"component", Attr::Component}},
    .reads = state(Field::Piece, Field::Stack),
    .keeps = state(Field::OwnPieces),
    .cost = 0,
    .doc = "Where the component stands, at any level.",
};
inline constexpr OpRecord EnemySites{
    .name = "enemy_sites",
    .result = Set,
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::Turn, Field::Team),
    .cost = 3,
    .doc = "Where pieces of players stand who are not on the mover's side.",
};
inline constexpr OpRecord FriendSites{
    .name = "friend_sites",
    .result = Set,
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::Turn, Field::Team),
    .cost = 3,
    .doc = "Where pieces of the mover, and of the mover's team, stand.",
};
inline constexpr OpRecord IsOccupied{
    .name = "is_occupied",
    .result = Bool,
    .operands = {{"site", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .cost = 1,
    .doc = "Does something stand there? False off the board.",
};
inline constexpr OpRecord IsEnemyAt{
    .name = "is_enemy_at",
    .result = Bool,
    .operands = {{"site", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::Turn, Field::Team),
    .cost = 1,
    .doc = "Does a piece of an enemy of the mover stand there? False off the board.",
};
inline constexpr OpRecord IsFriendAt{
    .name = "is_friend_at",
    .result = Bool,
    .operands = {{"site", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::Turn, Field::Team),
    .cost = 1,
    .doc = "Does a piece of the mover, or of the mover's team, stand there? False off the board.",
};
inline constexpr OpRecord ActReplace{
    .name = "act_replace",
    .result = Void,
    .operands = {{"from", Int}, {"to", Int}},
    .attributes = {{"from_type", Attr::SiteType}, {"to_type", Attr::SiteType}, {"whole_stack", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack),
    .writes = kPieceFields,
    .doc = "What stands on the target goes, and the piece goes there as with act_move.",
};

}  // namespace ludens::ir::Op
