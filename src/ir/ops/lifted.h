// lifted.h - what the passes of src/optimize put in place of loops over single sites.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord SitesOfPiece{
    .name = "sites_of_piece",
    .result = Set,
    .attributes = {{"type", Attr::SiteType}, {"component", Attr::Component}},
    .cost = 0,
    .doc = "site type, component",
};
inline constexpr OpRecord EnemySites{
    .name = "enemy_sites",
    .result = Set,
    .attributes = {{"type", Attr::SiteType}},
    .doc = "site type",
};
inline constexpr OpRecord FriendSites{
    .name = "friend_sites",
    .result = Set,
    .attributes = {{"type", Attr::SiteType}},
    .doc = "site type",
};
inline constexpr OpRecord IsOccupied{
    .name = "is_occupied",
    .result = Bool,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 1,
    .doc = "site type; no where off it",
};
inline constexpr OpRecord ActReplace{
    .name = "act_replace",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}},
    .attributes = {{"type1", Attr::SiteType}, {"type2", Attr::SiteType}, {"flag", Attr::Flag}},
    .doc = "What stands on the target goes, and the piece moves there: from, to; site types as in act_move.",
};

}  // namespace ludens::ir::Op
