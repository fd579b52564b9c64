// lift_beside.h - "for each piece: to each of some sites, if something holds of the site ahead of it, or
// behind the piece" becomes "all pieces at once".
#pragma once

#include "optimize/lift_pieces.h"

namespace ludens::optimize {

// The moves of all pieces on the sites `from` that the way makes, as a hop_set; kNothing where it is another
// way. The sites to which a piece may go must follow from where it stands, and the third site from these two.
ir::NodeId lift_beside(ir::Builder& out, const PieceLoop& loop, ir::NodeId way, ir::NodeId from);

}  // namespace ludens::optimize
