// lift_jumps.h - "for each piece: hop over just so many sites", or "slide just so far", becomes "all pieces
// jump at once", where how many that is is constant, or what is counted on sites that follow from where the
// piece stands.
#pragma once

#include "optimize/hop_kinds.h"
#include "optimize/lift_pieces.h"

namespace ludens::optimize {

// The moves of all pieces on the sites `from` that hop this way, as a jump_set; kNothing where they are no
// such hops.
ir::NodeId lift_jumps(ir::Builder& out, const PieceLoop& loop, ir::NodeId hop, ir::NodeId from,
                      HopKinds& kinds);

// The same of slides. They are no longer than they must be.
ir::NodeId lift_exact_slides(ir::Builder& out, const PieceLoop& loop, ir::NodeId slide, ir::NodeId from);

// Jumps of the same pieces that differ in their lines alone become one node. It is asked of kinds whether
// moves of the one may be moves of the other.
void join_jumps(ir::Builder& out, std::vector<ir::NodeId>& moves,
                const std::function<bool(int kind, int other)>& do_the_same);

}  // namespace ludens::optimize
