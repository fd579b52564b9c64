// direction_lowering.h - what the ludemes of directions share.
#pragma once

#include <span>

#include "ludemes/lowering.h"

namespace ludens::ludemes {

geometry::Relation relation_named(std::string_view name, geometry::Relation otherwise);

// Directions as a piece at From sees them; `relation`: which directions of the board count when turning.
NodeId relative_directions(Lowering& l, std::span<const geometry::RelativeDirection> relatives, SiteType type,
                           geometry::Relation relation, BoundId at);

// The same as the piece on Here sees them. Only what depends on a piece is asked there: the sites that
// directions or their conditions name for themselves are those of the surroundings.
NodeId seen_from_here(Lowering& l, NodeId dirs);

// Those that a list of relative directions names a second time, a third time and so on ({Forwards Rightwards}
// both have the one between them): a piece that slides or hops goes there as often.
std::vector<NodeId> repeated_directions(Lowering& l, BoundId id, SiteType type);

}  // namespace ludens::ludemes
