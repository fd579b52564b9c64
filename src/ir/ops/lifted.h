// lifted.h - what the passes of src/optimize put in place of loops over single sites.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpInfo SitesOfPiece{"sites_of_piece", Type::Set, "", 2};  // site type, component
inline constexpr OpInfo EnemySites{"enemy_sites", Type::Set, "", 1};       // site type
inline constexpr OpInfo FriendSites{"friend_sites", Type::Set, "", 1};     // site type
inline constexpr OpInfo IsOccupied{"is_occupied", Type::Bool, "i", 1};     // site type; no where off it
// What stands on the target goes, and the piece moves there: from, to; site types as in act_move.
inline constexpr OpInfo ActReplace{"act_replace", Type::Void, "ii", 3};

}  // namespace ludens::ir::Op
