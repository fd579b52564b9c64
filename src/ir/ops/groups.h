// groups.h - ops of groups: sites that hang together by steps in given directions.
//
// Directions are taken at each site of a group, as a piece that faces nowhere sees them. The immediate of all
// is the site type.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// Does the group of the owner of the piece at the site touch so many of the sets? Operands: site, directions,
// whose group it must be (absent: anybody's), how many (absent: all), the sets.
inline constexpr OpInfo IsConnected{"is_connected", Type::Bool, "idi?i?s*", 1};
// Can the player no longer join so many of the sets, even on all empty sites? player, directions, how many,
// the sets.
inline constexpr OpInfo IsBlocked{"is_blocked", Type::Bool, "idi?s*", 1};
// Is there a ring of like pieces next to the site? Operands: site, directions of the ring, whose it is, whom
// it must surround (absent: anything).
inline constexpr OpInfo IsRing{"is_ring", Type::Bool, "idil?", 1};
// Its sites, or what it shuts in; site type, whether the inside is meant
inline constexpr OpInfo RingSites{"ring_sites", Type::Set, "idil?", 2};

inline constexpr OpInfo CountGroups{"count_groups", Type::Int, "dbi",
                                    1};  // directions, condition (To), least size
inline constexpr OpInfo BiggestGroup{"biggest_group", Type::Int, "ds?b",
                                     1};  // directions, with one of these, condition
inline constexpr OpInfo GroupSize{"group_size", Type::Int, "idb?", 1};  // site, directions, condition (To)
inline constexpr OpInfo Liberties{"liberties", Type::Int, "idb?", 1};   // site, directions, condition (To)
inline constexpr OpInfo Territory{"territory", Type::Int, "id", 1};     // players as a mask, directions

}  // namespace ludens::ir::Op
