// lift_jumps.h - "for each piece: hop over just so many sites" becomes "all pieces jump at once", where how
// many that is is constant, or what is counted on sites that follow from where the piece stands.
#pragma once

#include "optimize/hop_kinds.h"
#include "optimize/lift_pieces.h"

namespace ludens::optimize {

// The moves of all pieces on the sites `from` that hop this way, as a jump_set; kNothing where they are no
// such hops.
ir::NodeId lift_jumps(ir::Builder& out, const PieceLoop& loop, ir::NodeId hop, ir::NodeId from,
                      HopKinds& kinds);

// Jumps of the same pieces that differ in their lines alone become one node.
void join_jumps(ir::Builder& out, std::vector<ir::NodeId>& moves, const HopKinds& kinds);

}  // namespace ludens::optimize
